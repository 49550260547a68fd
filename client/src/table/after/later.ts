/** What a table shows from its first open oven on: one part of the page, which is loaded after the first move. */
export { default as Aftermath } from './Aftermath.svelte';
export { default as AftermathLine } from './AftermathLine.svelte';
export { default as Belief } from './Belief.svelte';
export { default as GameOver } from './GameOver.svelte';
export { default as Hurry } from '../baking/Hurry.svelte';
export { default as QuestionBar } from '../baking/QuestionBar.svelte';
export { default as WhichRule } from '../baking/WhichRule.svelte';
