import { fileNames } from './file-names.ts';
import { fileSizes } from './file-sizes.ts';
import { namedScripts } from './named-scripts.ts';
import type { HouseRule, ProjectFile } from './project-files.ts';
import { testedPages } from './tested-pages.ts';
import { words } from './words.ts';

function file(path: string, text = ''): ProjectFile {
  return { path, text };
}

function lines(path: string, count: number): ProjectFile {
  return file(path, 'x\n'.repeat(count));
}

const cases: [string, HouseRule, ProjectFile[], number][] = [
  ['a kebab-case name', fileNames, [file('api/src/auth/log-in.ts'), file('e2e/journeys/vote.spec.ts')], 0],
  ['a name in camel case', fileNames, [file('api/src/auth/logIn.ts')], 1],
  ['a name that says nothing', fileNames, [file('shell/src/app/utils.ts'), file('api/src/index.ts')], 2],
  ['a folder of a technical kind', fileNames, [file('mf-content/src/hooks/use-day.ts')], 1],
  ['a file of 251 lines', fileSizes, [lines('api/src/a.ts', 251), lines('api/src/b.ts', 9)], 2],
  ['a long table of facts', fileSizes, [lines('contract/src/site-map.ts', 900)], 0],
  ['more than 5 in 100 files near the limit', fileSizes, [lines('api/src/a.ts', 190)], 1],
  [
    'a document that names a script that is not there',
    namedScripts,
    [file('package.json', '{"scripts":{"dev":""}}'), file('README.md', 'npm run dev, then npm run deploy')],
    1,
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
  ['a silenced check', words, [file('a.ts', '// eslint-disable-next-line no-console')], 1],
  [
    'a check silenced with its reason',
    words,
    [file('a.ts', '// eslint-disable-next-line x -- y needs it')],
    0,
  ],
  ['a filler text', words, [file('a.tsx', '<p>Lorem ipsum dolor</p>')], 1],
  ['a word about something outside', words, [file('README.md', 'see issue 12')], 1],
];

test.each(cases)('%s', (_name, rule, files, violations) => {
  expect(rule(files)).toHaveLength(violations);
});
