import { mount } from 'svelte';
import App from './App.svelte';
import { keepOptions } from './lib/options.svelte';
import { keepSettings } from './lib/settings.svelte';
import { fileOf } from './lib/where';
import { language } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';

keepSettings();
keepOptions();
await language.begin();
// Reading the words has kept the processor busy: whoever has pressed something meanwhile comes first.
await new Promise((then) => setTimeout(then));
const target = document.getElementById('app')!;
// Meanwhile the reader has seen what the server sent ready-made.
target.replaceChildren();
mount(App, { target });

// For when there is no network; without it everything else still works.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(fileOf('sw.js')).catch(() => undefined);
}
