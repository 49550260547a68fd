/* Draws the PNG icons in public/ from icon.svg: `node scripts/icons.mjs`, with Chromium at CHROMIUM. */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');

/** Name, pixels, and which part of it the drawing fills; a maskable icon may lose its edge. */
const icons = [
  ['icon-192.png', 192, 1, 'none'],
  ['icon-512.png', 512, 1, 'none'],
  ['icon-maskable-512.png', 512, 0.62, '#fbf3e4'],
  ['apple-touch-icon.png', 180, 0.78, '#fbf3e4'],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const [name, pixels, part, ground] of icons) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${part * 100}vw}</style>${drawing}`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
