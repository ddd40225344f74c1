import { expect, test } from 'vitest';
import { comparedAddresses } from './compared-addresses.ts';
import { documentedExports } from './documented-exports.ts';
import { documentHas } from './documents/has.ts';
import { fileSizes } from './file-sizes.ts';
import { foldersWithoutCircles } from './folder-circles.ts';
import { folderSizes } from './folder-sizes.ts';
import { kindNames } from './kind-names.ts';
import { layoutWidth } from './layout-width.ts';
import type { HouseRule, ProjectFile } from './project-files.ts';
import { storedKeys } from './stored-keys.ts';
import { testedPages } from './tested-pages.ts';
import { words } from './words.ts';

function file(path: string, text = ''): ProjectFile {
  return { path, text };
}

function lines(path: string, count: number): ProjectFile {
  return file(path, 'x\n'.repeat(count));
}

/** This many short files make one long file less than 5 in 100. */
const shortFiles = Array.from({ length: 40 }, (_, at) => lines(`api/src/short-${at}.ts`, 9));

const cases: [string, HouseRule, ProjectFile[], number][] = [
  ['one long file among many', fileSizes, [lines('api/src/a.ts', 250), ...shortFiles], 0],
  ['a long table of facts', fileSizes, [lines('contract/src/site/site-map.ts', 900)], 0],
  [
    'more than 5 in 100 files over 180 lines',
    fileSizes,
    [...shortFiles, ...Array.from({ length: 3 }, (_, at) => lines(`e2e/long-${at}.ts`, 181))],
    1,
  ],
  [
    'more than 5 in 100 files of the product over 130 lines',
    fileSizes,
    [...shortFiles, ...Array.from({ length: 3 }, (_, at) => lines(`api/src/long-${at}.ts`, 131))],
    1,
  ],
  ['a folder of 26 files', folderSizes, Array.from({ length: 26 }, (_, at) => file(`api/src/a/${at}.ts`)), 1],
  [
    'a folder of 25 files, and a table of one subject a file',
    folderSizes,
    [
      ...Array.from({ length: 25 }, (_, at) => file(`api/src/a/${at}.css`)),
      ...Array.from({ length: 40 }, (_, at) => file(`contract/src/texts/${at}.ts`)),
    ],
    0,
  ],
  [
    'a page that no test opens',
    testedPages,
    [file('mf-awards/src/welcome/welcome-page.tsx', 'export default function WelcomePage() {}')],
    1,
  ],
  [
    'a page that a test opens',
    testedPages,
    [file('mf-a/src/b/c-page.tsx'), file('mf-a/src/b/b.test.tsx', "import CPage from './c-page.tsx';")],
    0,
  ],
  [
    'a decision by the name of a kind',
    kindNames,
    [
      file('api/src/a.ts', "if (category.type !== 'Sell') fail();"),
      file('mf-a/src/b.tsx', "switch (kind) {\n  case 'Buy':"),
      file('shell/src/c.ts', "['Buy', 'Sell'].includes(type)"),
      file('api/src/d.ts', "sql`case when ${attendeeType} = 'Featured' then 1 end`"),
    ],
    4,
  ],
  [
    'a name that is given, or is that of a status',
    kindNames,
    [
      file('api/src/a.ts', "addAttendee({ attendeeType: 'Invited' }); const isOpen = status === 'Open';"),
      file('contract/src/registration/registration-kinds.ts', "if (type === 'Sell') return;"),
      file('api/src/a.test.ts', "people.filter(({ type }) => type === 'Sell')"),
    ],
    0,
  ],
  [
    'addresses that are compared in a way of their own',
    comparedAddresses,
    [
      file('api/src/a.ts', 'where(eq(sql`lower(${attendees.email})`, typed))'),
      file('api/src/b.ts', 'sql`upper(trim(${row.contactEmail})) = ${typed}`'),
      file('mf-a/src/c.tsx', 'return body.email.trim().toLowerCase() === mine;'),
      file('organise/src/d.ts', 'one.receiverEmail?.toLocaleLowerCase()'),
      file('shell/src/e.ts', 'address.toUpperCase() === offered.toUpperCase()'),
    ],
    5,
  ],
  [
    'addresses that are compared by their keys, and other words',
    comparedAddresses,
    [
      file('api/src/a.ts', 'where(eq(attendees.emailKey, canonicalEmail(email)))'),
      file('api/src/b.ts', 'sql`lower(${tags.name}) = lower(${row.name})`; method.toLowerCase();'),
      file('contract/src/contact-details/email-address.ts', 'return email.toLowerCase();'),
    ],
    0,
  ],
  [
    'a storage key of a file’s own',
    storedKeys,
    [
      file('shell/src/app/a.ts', "localStorage.setItem('seen', '1');"),
      file('mf-a/src/b.ts', "const key = 'seen';\nsessionStorage.getItem(key);"),
      file('mf-a/src/c.ts', 'persist(make, { name: `draft.c`, storage: createJSONStorage(stored) })'),
    ],
    3,
  ],
  [
    'a storage key of the table',
    storedKeys,
    [
      file(
        'shell/src/app/a.ts',
        "import { storageKeys } from '@summit/contract/session/storage-keys';\nlocalStorage.getItem(storageKeys.accessToken);",
      ),
      file('shell/src/app/a.test.ts', "localStorage.setItem('seen', '1');"),
    ],
    0,
  ],
  [
    'folders that import each other through a third',
    foldersWithoutCircles,
    [
      file('api/src/a/one.ts', "import { two } from '../b/two.ts';"),
      file('api/src/b/two.ts', "export const three = () => import('../c/three.ts');"),
      file('api/src/c/three.ts', "import type { One } from '../a/other.ts';"),
      file('api/src/a/other.ts'),
    ],
    1,
  ],
  [
    'folders in a row, a test against it, and a folder with an inner one',
    foldersWithoutCircles,
    [
      file('api/src/a/one.ts', "import { two } from '../b/two.ts';\nimport '../app.ts';"),
      file('api/src/app.ts', "import './a/one.ts';"),
      file('api/src/b/two.ts', "import { three } from './inner/three.ts';"),
      file('api/src/b/inner/three.ts', "import { two } from '../two.ts';"),
      file('api/src/b/two.test.ts', "import { one } from '../a/one.ts';"),
    ],
    0,
  ],
  [
    'a function, a class and a component that others use, none of them described',
    documentedExports,
    [
      file('api/src/a.ts', 'export async function a() {}\n\nexport class B {}'),
      file('mf-a/src/c.tsx', 'export const C = () => null;'),
    ],
    3,
  ],
  [
    'described functions, one with two signatures, and one for the tests',
    documentedExports,
    [
      file(
        'api/src/a.ts',
        '/** Of one or two. */\nexport function a(): void;\nexport function a(b: number): void;\nfunction inner() {}',
      ),
      file('api/src/a.test.ts', 'export function b() {}'),
    ],
    0,
  ],
  [
    'a style that asks what the document contains',
    documentHas,
    [file('a.ts', 'css`html:has(dialog) & {}`')],
    1,
  ],
  [
    'the same over several lines',
    documentHas,
    [file('a.ts', 'css`:root[data-a]\n  [data-b]\n:has(dialog) & {}`')],
    1,
  ],
  ['a style that asks what an element contains', documentHas, [file('a.ts', 'css`& li:has(img) {}`')], 0],
  ['a layout by its number', layoutWidth, [file('a.css', '@media (min-width: 769px) {}')], 1],
  ['a layout by its name', layoutWidth, [file('a.css', '@media (--wide-layout) {}')], 0],
  ['a silenced check', words, [file('a.ts', '// eslint-disable-next-line no-console')], 1],
  [
    'a check silenced with its reason',
    words,
    [file('a.ts', '// eslint-disable-next-line x -- y needs it')],
    0,
  ],
  ['a server that answers', words, [file('a.test.ts', "test('answers 404 to strangers'")], 1],
  [
    'words that no engineer elsewhere uses',
    words,
    [
      file('a.ts', '// Stored for ever.\n// The two are told apart.\n// Small faults are put up with.'),
      file('b.ts', '// Mended.'),
    ],
    4,
  ],
  [
    'names that the glossary replaces',
    words,
    [
      file('a.ts', 'demandTicket(order);\nuseEarlyTickets();\nuseTicketsLater();'),
      file('b.ts', 'const Part = latePart(load);\n// A stand-in for the server.'),
      file('docs/glossary.md', '| `requireX` | `demandX` |'),
    ],
    5,
  ],
  ['a filler text', words, [file('a.tsx', '<p>Lorem ipsum dolor</p>')], 1],
  ['a word about something outside', words, [file('README.md', 'see issue 12')], 1],
];

test.each(cases)('%s', (_name, rule, files, violations) => {
  expect(rule(files)).toHaveLength(violations);
});
