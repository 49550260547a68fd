/** The list of what a browser keeps for the road. */
import { afterEach, expect, test, vi } from 'vitest';
import { listing } from '../../../src/lib/road/listing';

afterEach(() => vi.unstubAllGlobals());

test('the list is the one that the server has now, and not an earlier one that the browser still has', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json({ version: '1', files: [] })));
  vi.stubGlobal('fetch', fetched);
  expect((await listing()).version).toBe('1');
  expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/road\/files\.json$/), { cache: 'no-cache' });
});
