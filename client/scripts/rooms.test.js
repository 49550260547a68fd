import { RuleTester } from 'eslint';
import { resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import ts from 'typescript-eslint';
import rooms from './rooms.js';

Object.assign(RuleTester, { afterAll: after, describe, it, itOnly: it.only });

const importing = (file, code) => ({ filename: resolve('src', file), code });
const wrongly = (file, code, messageId) => ({ ...importing(file, code), errors: [{ messageId }] });

new RuleTester({ languageOptions: { parser: ts.parser } }).run('rooms', rooms, {
  valid: [
    importing('lib/model.svelte.ts', "import { fold } from './fold';"),
    importing('lib/words.svelte.ts', "import { FluentBundle } from '@fluent/bundle';"),
    importing('ui/Dialog.ts', "import { t } from '../lib/words.svelte';"),
    importing('table/after/story.ts', "import { fold } from '../../lib/fold';"),
    importing('table/replay/Replay.ts', "import Middle from '../oven/Middle.svelte';"),
    importing('learn/Learn.ts', "import TableScreen from '../table/TableScreen.svelte';"),
    importing('ways-in/TablePage.ts', "const screen = () => import('../table/TableScreen.svelte');"),
    importing('App.ts', "const replay = () => import('./table/replay/Replay.svelte');"),
    importing('main.ts', "import './styles/base.css';"),
  ],
  invalid: [
    wrongly('lib/model.svelte.ts', "import Dialog from '../ui/Dialog.svelte';", 'above'),
    wrongly('lib/model.svelte.ts', "import type { Flight } from '../table/flights';", 'above'),
    wrongly('lib/model.svelte.ts', "const late = () => import('../table/flights');", 'above'),
    wrongly('lib/model.svelte.ts', "export { flights } from '../table/flights';", 'above'),
    wrongly('lib/model.svelte.ts', "export * from '../table/flights';", 'above'),
    wrongly('lib/model.svelte.ts', "type Flight = import('../table/flights').Flight;", 'above'),
    wrongly('art/Oven.ts', "import Icon from '../ui/Icon.svelte';", 'above'),
    wrongly('ui/Header.ts', "import Landing from '../ways-in/Landing.svelte';", 'above'),
    wrongly('rules/Rulebook.ts', "import TableScreen from '../table/TableScreen.svelte';", 'above'),
    wrongly('table/TableScreen.ts', "import Landing from '../ways-in/Landing.svelte';", 'above'),
    wrongly('learn/lesson.ts', "import { Composer } from '../table/hand/composer.svelte';", 'inside'),
    wrongly('App.ts', "import Hero from './ways-in/Hero.svelte';", 'inside'),
    wrongly('cellar/wine.ts', "import { t } from '../lib/words.svelte';", 'unknown'),
    wrongly('lib/words.svelte.ts', "import data from '../../package.json';", 'outside'),
  ],
});
