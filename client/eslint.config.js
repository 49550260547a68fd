import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import rooms from './scripts/rooms.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // What the server writes from its messages, and what svelte-check leaves.
  { ignores: ['src/lib/protocol.ts', '.svelte-check'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // What is taken out to leave the rest, and a place that only has to be counted, are called `_`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // In components only svelte-check knows the types of what is imported.
  {
    files: ['src/**/*.ts', 'test/**/*.ts'],
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ['src/**'],
    plugins: { house: { rules: { rooms } } },
    rules: { 'house/rooms': 'error' },
  },
  { files: ['*.ts', '*.js', 'scripts/*'], languageOptions: { globals: globals.node } },
  { files: ['public/sw.js'], languageOptions: { globals: globals.serviceworker } },
);
