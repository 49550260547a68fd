import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  vitePlugin: {
    // Runes for all that is ours; what the tests bring along is older.
    dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? {} : { runes: true }),
  },
};
