import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { portOffsets } from '@summit/contract/environment/site-ports';
import { newCall } from './new-call.ts';
import { newError } from './new-error.ts';
import { newKind } from './new-kind.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';
import { folderTree, type Tree } from './tree.ts';

const root = join(import.meta.dirname, '../..');
const copied = [
  'contract/src',
  'api/src/people/auth',
  'mf-awards/src/remote.ts',
  'mf-content/src/remote.ts',
  'mf-messaging',
  'mf-registration/src/attendee',
  'package.json',
  'tools/bench/controls/bundled-remotes.ts',
];

let folder = '';
let tree: Tree;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summit-new-'));
  for (const path of copied) {
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (source) => !/\/(dist|node_modules)$/.test(source),
    });
  }
  tree = folderTree(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** Adds a type of category that has no kind yet. */
function addCategoryType(name: string): void {
  const path = 'contract/src/registration/attendee-types.ts';
  const text = read(path).replace(/(categoryTypes = \[[^\]]*)\]/, `$1, '${name}']`);
  writeFileSync(join(folder, path), text);
}

function expectToParse(): void {
  for (const path of tree.written.filter((name) => /\.tsx?$/.test(name))) {
    const parsed = ts.transpileModule(read(path), { reportDiagnostics: true, fileName: path });
    expect(parsed.diagnostics?.map(({ messageText }) => `${path}: ${String(messageText)}`)).toEqual([]);
  }
}

test('a page is a row of the site map, a line of its remote, the page and its test', () => {
  newPage(tree, { owner: 'content', capability: 'venue', id: 'exampleOfTest', path: '/example-of-test' });

  expect(read('contract/src/site/site-map.ts')).toContain(
    "export const exampleOfTest = definePage({ ...content, path: '/example-of-test' });\n",
  );
  expect(read('mf-content/src/remote.ts')).toContain(
    "exampleOfTest: () => import('./venue/example-of-test-page.tsx'),",
  );
  expect(read('mf-content/src/venue/example-of-test-page.tsx')).toContain(
    'export default function ExampleOfTestPage()',
  );
  expect(read('mf-content/src/venue/example-of-test-page.test.tsx')).toContain("name: 'Example of test'");
  expect(tree.written).toHaveLength(4);
  expectToParse();
});

test('a page of the awards can be chosen at run time as well', () => {
  newPage(tree, { owner: 'awards', capability: 'waiting', id: 'awardsExample', path: '/awards/example' });

  expect(read('contract/src/awards/awards-pages.ts')).toContain(
    '  awardsExample: pages.awardsExample,\n} as const satisfies',
  );
  expectToParse();
});

test('a page in preparation gets its own file', () => {
  const remote = 'mf-content/src/remote.ts';
  tree.write(remote, read(remote).replace(/^ {4}about: .*$/m, '    about: beingPrepared,'));
  newPage(tree, { owner: 'content', capability: 'profile', id: 'about', path: '/about' });

  expect(read(remote)).toContain("    about: () => import('./profile/about-page.tsx'),\n");
  expect(tree.written).not.toContain('contract/src/site/site-map.ts');
  expectToParse();
});

test('a page is refused when its address or id is taken, its remote unknown or its id misspelled', () => {
  const page = { owner: 'content', capability: 'venue', id: 'exampleOfTest', path: '/example-of-test' };

  expect(() => newPage(tree, { ...page, path: '/agenda' })).toThrow('has a page at /agenda already');
  expect(() => newPage(tree, { ...page, id: 'agenda' })).toThrow('has a page called agenda already');
  expect(() => newPage(tree, { ...page, owner: 'nobody' })).toThrow("no remote called 'nobody'");
  expect(() => newPage(tree, { ...page, id: 'example-of-test' })).toThrow('camel case');
  expect(tree.written).toEqual([]);
});

test('a call is a row of its table and an API handler that responds that it is not implemented', () => {
  newCall(tree, { table: 'auth', name: 'exampleOfTest', method: 'POST', path: '/public/example-of-test' });

  expect(read('contract/src/calls/auth.ts')).toMatch(
    /export const exampleOfTest = defineCall\(\{\s+method: 'POST',\s+path: '\/public\/example-of-test',\s+access: 'public'/,
  );
  expect(read('api/src/people/auth/auth.ts')).toContain('exampleOfTest: notBuilt,');
  expect(read('api/src/people/auth/auth.ts')).toMatch(
    /import \{[^}]*notBuilt[^}]*\} from '\.\.\/\.\.\/platform\/serve\.ts'/,
  );
  expect(tree.written).toEqual(['contract/src/calls/auth.ts', 'api/src/people/auth/auth.ts']);
  expectToParse();
});

test('a call is refused when its name is taken, its table or method unknown, or its name misspelled', () => {
  const call = { table: 'auth', name: 'exampleOfTest', method: 'POST', path: '/public/example-of-test' };

  expect(() => newCall(tree, { ...call, name: 'login' })).toThrow('has a call called login already');
  expect(() => newCall(tree, { ...call, table: 'nothing' })).toThrow('no table');
  expect(() => newCall(tree, { ...call, method: 'FETCH' })).toThrow('one of GET');
  expect(() => newCall(tree, { ...call, name: 'example-of-test' })).toThrow('camel case');
  expect(tree.written).toEqual([]);
});

test('an error code is a row of the catalogue and an entry in the list of its call', () => {
  const message = "That link isn't the last one: please use the newest.";
  newError(tree, {
    code: 'example-of-test-0001',
    status: '409',
    table: 'auth',
    call: 'loginByToken',
    message,
  });

  expect(read('contract/src/errors/visitor-errors.ts')).toContain(
    `  'example-of-test-0001': { status: 409, message: "${message}" },\n`,
  );
  const [, row] =
    /\nexport const loginByToken = defineCall\(\{([^]*?)\n\}\);/.exec(read('contract/src/calls/auth.ts')) ??
    [];
  expect(row).toMatch(/errors: \['cqrs-0009'.*, 'example-of-test-0001'\],/);
  expect(read('contract/src/calls/auth.ts').split('example-of-test-0001')).toHaveLength(2);
  expect(tree.written).toEqual(['contract/src/errors/visitor-errors.ts', 'contract/src/calls/auth.ts']);
  expectToParse();
});

test.each([
  ['organise-count', 'unseal'],
  ['organisers', 'organiserLogin'],
  ['purpose-lists', 'purposeList'],
])('a code that only organisers meet, in %s, stays out of the rows of visitors', (table, call) => {
  const code = { code: 'example-of-test-0001', status: '409', message: 'Somebody else must confirm this.' };
  newError(tree, { ...code, table, call });

  expect(read('contract/src/errors/organiser-errors.ts')).toContain(
    "  'example-of-test-0001': { status: 409,",
  );
  expect(tree.written[0]).toBe('contract/src/errors/organiser-errors.ts');
  expectToParse();
});

test('an error code is refused when it exists, its call is unknown, or it is misspelled', () => {
  const code = { code: 'example-of-test-0001', status: '409', table: 'auth', call: 'login', message: 'No.' };

  expect(() => newError(tree, { ...code, code: 'cqrs-0009' })).toThrow('exists already');
  expect(() => newError(tree, { ...code, call: 'logIn' })).toThrow("no call 'logIn'");
  expect(() => newError(tree, { ...code, code: 'login9' })).toThrow('login-0002');
  expect(() => newError(tree, { ...code, status: '200' })).toThrow('400 to 599');
  expect(tree.written).toEqual([]);
});

test('a remote is a package, a name, a port and an entry in the build', () => {
  const nextOffset = Math.max(...Object.values(portOffsets).filter((offset) => offset < 100)) + 1;
  newRemote(tree, 'exampleoftest');

  expect(read('mf-exampleoftest/package.json')).toContain('"name": "@summit/mf-exampleoftest"');
  expect(read('mf-exampleoftest/src/remote.ts')).toContain("defineRemote('exampleoftest', {");
  expect(read('contract/src/site/page.ts')).toMatch(/remoteNames = \[.*, 'exampleoftest'\]/);
  expect(read('contract/src/environment/site-ports.ts')).toContain(`  exampleoftest: ${nextOffset},\n`);
  expect(read('tools/bench/controls/bundled-remotes.ts')).toContain(
    "from '../../../mf-exampleoftest/src/remote.ts';",
  );
  expect(read('tools/bench/controls/bundled-remotes.ts')).toMatch(/remotes: .* = \{.*, exampleoftest \};/);
  expect(JSON.parse(read('package.json')).workspaces).toContain('mf-exampleoftest');
  expectToParse();
});

test('a kind of registration is a row, its rules, its texts and the fields of its second part: six files', () => {
  addCategoryType('ExampleOfTest');
  newKind(tree, 'ExampleOfTest');

  expect(tree.written.toSorted()).toEqual([
    'contract/src/registration/registration-fields.ts',
    'contract/src/registration/registration-forms.ts',
    'contract/src/registration/registration-kinds.ts',
    'contract/src/texts/registration-kinds.ts',
    'mf-registration/src/attendee/second-part/example-of-test-second-part.tsx',
    'mf-registration/src/attendee/second-part/second-part-page.tsx',
  ]);
  expect(read('contract/src/registration/registration-kinds.ts')).toContain(
    '  ExampleOfTest: { ...byOpenForm,',
  );
  expect(read('contract/src/registration/registration-forms.ts')).toContain(
    'secondPart: exampleOfTestSecondPart }',
  );
  expect(read('mf-registration/src/attendee/second-part/second-part-page.tsx')).toContain(
    '  ExampleOfTest: ExampleOfTestSecondPart,',
  );
  expectToParse();
});

test('a kind is refused when it exists, or is not a type of attendee', () => {
  expect(() => newKind(tree, 'Sell')).toThrow('exists already');
  expect(() => newKind(tree, 'Juggler')).toThrow("Add 'Juggler' to the category types");
  expect(() => newKind(tree, 'Featured')).toThrow("Add 'Featured' to the category types");
  expect(tree.written).toEqual([]);
});

test('the first page of a new remote has a complete row', () => {
  newRemote(tree, 'exampleoftest');
  newPage(tree, {
    owner: 'exampleoftest',
    capability: 'people',
    id: 'exampleOfTest',
    path: '/example-of-test',
  });

  expect(read('contract/src/site/site-map.ts')).toContain(
    "exampleOfTest = definePage({ owner: 'exampleoftest', access: 'public'",
  );
  expect(read('mf-exampleoftest/src/remote.ts')).toContain(
    "exampleOfTest: () => import('./people/example-of-test-page.tsx'),",
  );
  expectToParse();
});
