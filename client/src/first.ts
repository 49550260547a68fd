/** The first page as text, for the build: what a browser shows before any of the client has arrived. */
import { render } from 'svelte/server';
import { language, type Language } from './lib/words.svelte';
import Landing from './ways-in/Landing.svelte';

/** The landing page in a language. */
export async function firstPage(code: Language): Promise<string> {
  await language.show(code);
  return render(Landing).body;
}

export { LANGUAGES } from './lib/words.svelte';
