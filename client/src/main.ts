import { mount } from 'svelte';
import App from './App.svelte';
import { arrival, breath } from './lib/arrival';
import { keepOptions } from './lib/kept/options.svelte';
import { route } from './lib/route.svelte';
import { keepSettings } from './lib/kept/settings.svelte';
import { fileOf } from './lib/where';
import { language, t } from './lib/words.svelte';
import './styles/tokens.css';
import './styles/base.css';

keepSettings();
keepOptions();
await language.begin();
// Reading the words has kept the processor busy, and so does the first number among them: the browser has to learn how
// this language counts.
await breath();
t('oven-height', { count: 2 });
await breath();
const readyMade = document.getElementById('app')!;
const target = readyMade.cloneNode() as HTMLElement;
arrival.unseen = route.params.screen === 'landing';
// Only the first page was sent ready-made: every other one is shown as it grows.
if (!arrival.unseen) readyMade.replaceWith(target);
mount(App, { target });
if (arrival.unseen) {
  // The rest of it, which asked for its turn first.
  await breath();
  arrival.unseen = false;
  readyMade.replaceWith(target);
}

// For when there is no network; without it everything else still works.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(fileOf('sw.js')).catch(() => undefined);
}
