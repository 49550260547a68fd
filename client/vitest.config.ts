import { playwright } from '@vitest/browser-playwright';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Components and sockets behave only in a browser as they do in a browser.
const path = process.env['PIZZAIOLO_BROWSER'] || '/usr/bin/chromium';

export default defineConfig({
  plugins: [svelte()],
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  // Found while a test runs, they would load the page anew in the middle of it.
  optimizeDeps: { include: ['@fluent/bundle', 'uqr', 'vitest-browser-svelte'] },
  test: {
    api: { host: '127.0.0.1' },
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/storage.ts'],
    // One file after the other: what one keeps in the browser, another would read.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: path,
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
