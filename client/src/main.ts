import { mount } from 'svelte';
import App from './App.svelte';
import { language } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';

await language.begin();
mount(App, { target: document.getElementById('app')! });
