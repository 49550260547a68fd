import { mount } from 'svelte';
import App from './App.svelte';
import { keepOptions } from './lib/options.svelte';
import { keepSettings } from './lib/settings.svelte';
import { fileOf } from './lib/where';
import { language, t } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';

keepSettings();
keepOptions();
/** Whoever has pressed something meanwhile comes first. */
const breath = () => new Promise((then) => setTimeout(then));
await language.begin();
// Reading the words has kept the processor busy, and so does the first number among them: the browser has to learn how
// this language counts.
await breath();
t('oven-height', { count: 2 });
await breath();
const target = document.getElementById('app')!;
// Meanwhile the reader has seen what the server sent ready-made.
target.replaceChildren();
mount(App, { target });

// For when there is no network; without it everything else still works.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(fileOf('sw.js')).catch(() => undefined);
}
