/**
 * Bytecode: lets the Python of the road compile what it reads at every start, so that no browser has to.
 *
 * `node scripts/bytecode.mjs LIBRARY ARCHIVE...` starts Pyodide with the archives in it, and puts bytecode into
 * the archive of the library. What is compiled, and how, is in `road_build.py`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const LIBRARY = '/lib/python314.zip';
const PACKAGES = '/lib/python3.14/site-packages';

const [library, ...archives] = process.argv.slice(2);
const python = await loadPyodide();
for (const archive of archives) {
  python.unpackArchive(new Uint8Array(readFileSync(archive)), 'zip', { extractDir: PACKAGES });
}
const builder = fileURLToPath(new URL('../../road_build.py', import.meta.url));
python.FS.writeFile(`${PACKAGES}/road_build.py`, readFileSync(builder));
const content = python.toPy(new Uint8Array(readFileSync(library))).tobytes();
writeFileSync(library, python.pyimport('road_build').with_bytecode(content, LIBRARY).toJs());
