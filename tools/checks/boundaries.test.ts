import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = [
  'contract',
  'shared-auth',
  'shared-ui',
  'shared-site',
  'shell',
  'mf-awards',
  'mf-content',
  'api',
  'demo-event',
  'organise',
  'tally',
  'rendering',
  'releases',
  'tools',
];

/** The files of a small project with the same structure; each of them breaks one rule, or none. */
const wrong: [from: string, imports: string, rule: string][] = [
  ['contract/src/a.ts', '@summit/shared-ui/src/part.ts', 'contract-is-pure'],
  ['contract/src/b.ts', 'axios', 'contract-is-pure'],
  ['contract/src/b.ts', 'axios', 'http-behind-shared-auth'],
  ['shared-auth/src/a.ts', '@summit/shared-ui/src/part.ts', 'shared-auth-on-contract'],
  ['shared-ui/src/a.ts', '@summit/shared-auth/src/part.ts', 'shared-ui-on-contract'],
  ['shared-auth/src/b.ts', '@summit/shared-site/src/part.ts', 'shared-auth-on-contract'],
  ['shared-ui/src/c.ts', '@summit/shared-site/src/part.ts', 'shared-ui-on-contract'],
  ['shared-site/src/a.ts', '@summit/mf-content/src/part.ts', 'shared-site-below-apps'],
  ['shared-site/src/b.ts', '@summit/shell/src/part.ts', 'shared-site-below-apps'],
  ['shared-site/src/c.ts', '../../shared-ui/src/part.ts', 'package-by-name'],
  ['api/src/awards/c.ts', '@summit/shared-site/src/part.ts', 'api-without-browser'],
  [
    'mf-awards/src/shared/facts.ts',
    '@summit/contract/src/tables/whole-rows.ts',
    'rows-as-browsers-have-them',
  ],
  ['mf-awards/src/shared/a.ts', '@summit/mf-content/src/part.ts', 'remotes-are-islands'],
  ['mf-awards/src/shared/b.ts', '@summit/shell/src/part.ts', 'remotes-are-islands'],
  ['shell/src/app/a.ts', '@summit/mf-content/src/part.ts', 'shell-loads-remotes-at-run-time'],
  ['shell/src/app/b.ts', '../server/render.ts', 'browser-without-server'],
  ['api/src/awards/a.ts', '@summit/shared-auth/src/part.ts', 'api-without-browser'],
  ['api/src/awards/d.ts', '@summit/releases/src/part.ts', 'api-without-browser'],
  ['tally/src/a.ts', '@summit/api/src/people/auth/log-in.ts', 'installed-alone'],
  ['api/src/awards/f.ts', '@summit/demo-event/src/fill.ts', 'api-without-demo-event'],
  ['demo-event/src/a.ts', '@summit/organise/src/client.ts', 'demo-event-on-api'],
  ['organise/src/a.ts', '@summit/api/src/people/auth/log-in.ts', 'installed-alone'],
  ['api/src/awards/e.ts', '@summit/organise/src/client.ts', 'api-without-browser'],
  ['mf-awards/src/shared/h.ts', '@summit/tally/src/log/tree.ts', 'remotes-are-islands'],
  ['shell/src/server/c.ts', '@summit/tally/src/log/tree.ts', 'shell-loads-remotes-at-run-time'],
  ['shell/src/server/a.ts', '@summit/releases/src/part.ts', 'shell-loads-remotes-at-run-time'],
  ['shell/src/server/b.ts', '@summit/tools/start/part.ts', 'shell-loads-remotes-at-run-time'],
  ['releases/src/a.ts', '@summit/tools/start/part.ts', 'releases-on-contract'],
  ['releases/src/b.ts', '@summit/shell/src/part.ts', 'releases-on-contract'],
  ['releases/src/d.ts', '@summit/shell/src/server/render/renderings.ts', 'releases-on-contract'],
  ['rendering/src/a.ts', '@summit/shell/src/part.ts', 'rendering-below-servers'],
  ['shell/src/app/d.ts', '@summit/rendering/src/renderer.ts', 'not-in-browsers'],
  ['releases/src/c.ts', '@summit/api/src/people/auth/log-in.ts', 'releases-on-contract'],
  ['mf-awards/src/shared/c.ts', '../../../shared-auth/src/part.ts', 'package-by-name'],
  ['mf-awards/src/shared/d.ts', '@mui/material', 'mui-behind-shared-ui'],
  ['shell/src/app/c.ts', 'react-router-dom', 'mui-behind-shared-ui'],
  ['mf-awards/src/shared/e.ts', 'axios', 'http-behind-shared-auth'],
  ['mf-awards/src/welcome/a.ts', '../voting/ballot.ts', 'capabilities-are-islands'],
  ['mf-awards/src/shared/f.ts', '../voting/ballot.ts', 'shared-below-capabilities'],
  ['shell/src/app/frame/a.ts', '../login/login-form.ts', 'shell-parts-are-islands'],
  ['shell/src/app/parts/a.ts', '../login/login-form.ts', 'shell-common-parts-below'],
  ['api/src/awards/desk/b.ts', '../../people/auth/log-in.ts', 'api-districts-are-islands'],
  ['api/src/platform/a.ts', '../people/auth/log-in.ts', 'api-platform-below-capabilities'],
  ['api/src/awards/g.ts', 'drizzle-orm', 'api-sql-in-queries'],
  ['api/src/platform/mail/a.ts', 'drizzle-orm', 'api-sql-in-queries'],
  ['api/src/awards/h.ts', './awards.tables.ts', 'api-tables-in-queries'],
  ['contract/src/words/a.ts', 'yup', 'schemas-through-contract'],
  ['mf-awards/src/shared/i.ts', 'yup', 'schemas-through-contract'],
  ['mf-awards/src/shared/j.ts', '@summit/contract/src/errors/errors.ts', 'errors-of-visitors'],
  ['mf-awards/src/shared/g.ts', '../testing/responses.ts', 'tests-stay-out'],
  ['shared-ui/src/b.ts', './nowhere.ts', 'resolvable'],
];

const right: [from: string, imports: string][] = [
  ['contract/src/yup.ts', 'yup'],
  ['contract/src/errors/errors.ts', './visitor-errors.ts'],
  ['contract/src/errors/visitor-errors.ts', '../part.ts'],
  ['mf-awards/src/shared/errors.ts', '@summit/contract/src/errors/visitor-errors.ts'],
  ['shell/src/server/errors.ts', '@summit/contract/src/errors/errors.ts'],
  ['contract/src/part.ts', './yup.ts'],
  ['contract/src/part.test.ts', 'yup'],
  ['shared-auth/src/part.ts', 'axios'],
  ['shared-ui/src/part.ts', '@mui/material'],
  ['shared-site/src/part.ts', '@summit/shared-auth/src/part.ts'],
  ['shared-site/src/page.ts', '@summit/shared-ui/src/part.ts'],
  ['mf-content/src/shared/page.ts', '@summit/shared-site/src/part.ts'],
  ['shell/src/app/page.ts', '@summit/shared-site/src/part.ts'],
  ['mf-awards/src/voting/ballot.ts', '@summit/shared-auth/src/part.ts'],
  ['mf-awards/src/voting/review.ts', '../shared/names.ts'],
  ['mf-awards/src/shared/names.ts', '@summit/contract/src/part.ts'],
  ['contract/src/tables/whole-rows.ts', '../yup.ts'],
  ['shell/src/server/facts.ts', '@summit/contract/src/tables/whole-rows.ts'],
  ['mf-content/src/part.ts', '@summit/shared-ui/src/part.ts'],
  ['shell/src/part.ts', '@summit/shared-ui/src/part.ts'],
  ['shell/src/server/render.ts', '../app/site.ts'],
  ['shell/src/app/site.ts', '@summit/contract/src/part.ts'],
  ['shell/src/app/shell.ts', './login/login-form.ts'],
  ['shell/src/app/login/login-form.ts', '../parts/corner.ts'],
  ['shell/src/app/parts/corner.ts', '@summit/contract/src/part.ts'],
  ['releases/src/part.ts', '@summit/contract/src/part.ts'],
  ['releases/src/check.ts', '@summit/rendering/src/renderer.ts'],
  ['rendering/src/renderer.ts', '@summit/contract/src/part.ts'],
  ['shell/src/server/render/renderings.ts', '@summit/rendering/src/renderer.ts'],
  ['tools/start/part.ts', '@summit/releases/src/part.ts'],
  ['api/src/people/auth/log-in.ts', '../../awards/public/awards.ts'],
  ['api/src/people/auth/sign-out.ts', './log-in.ts'],
  ['api/src/awards/ballots.ts', '@summit/tally/src/log/tree.ts'],
  ['tally/src/log/tree.ts', '@summit/contract/src/part.ts'],
  ['demo-event/src/fill.ts', '@summit/api/src/people/auth/log-in.ts'],
  ['api/src/testing/template.ts', '@summit/demo-event/src/fill.ts'],
  ['organise/src/client.ts', '@summit/contract/src/part.ts'],
  ['organise/src/client.test.ts', '@summit/api/src/people/auth/log-in.ts'],
  ['api/src/awards/public/awards.ts', '../../platform/clock.ts'],
  ['api/src/platform/clock.ts', '@summit/contract/src/part.ts'],
  ['api/src/platform/db/db.ts', 'drizzle-orm'],
  ['api/src/awards/awards.tables.ts', 'drizzle-orm'],
  ['api/src/awards/awards.queries.ts', './awards.tables.ts'],
  ['api/src/awards/awards.test.ts', 'drizzle-orm'],
  ['api/src/awards/public/awards-resource.ts', '../awards.tables.ts'],
  ['mf-awards/src/testing/responses.ts', '@summit/contract/src/part.ts'],
  ['mf-awards/src/voting/ballot.test.ts', '../testing/responses.ts'],
];

const cycle: [from: string, imports: string][] = [
  ['api/src/people/auth/one.ts', './two.ts'],
  ['api/src/people/auth/two.ts', './one.ts'],
];

let folder = '';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'summit-boundaries-'));
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.json'));
  cpSync(join(root, 'remote-kit/tsconfig.remote.json'), join(folder, 'remote-kit/tsconfig.remote.json'));
  mkdirSync(join(folder, 'node_modules/@summit'), { recursive: true });
  for (const name of packages) {
    write(`${name}/package.json`, JSON.stringify({ name: `@summit/${name}`, type: 'module' }));
    symlinkSync(join(folder, name), join(folder, 'node_modules/@summit', name));
  }
  for (const name of ['yup', 'axios', 'drizzle-orm', 'react-router-dom', '@mui/material']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'main.js' }));
    write(`node_modules/${name}/main.js`, 'module.exports = {};');
  }
  for (const [from, imports] of [...wrong, ...right, ...cycle]) {
    write(from, `import '${imports}';\n`);
  }
  // The type of a row may be used anywhere in the API.
  write(
    'api/src/awards/award.ts',
    "import type { Row } from './awards.tables.ts';\nexport type Award = Row;\n",
  );
  // So may types of yup in browsers.
  write('mf-awards/src/shared/typed.ts', "import type { Schema } from 'yup';\nexport type Rules = Schema;\n");
});

afterAll(() => rmSync(folder, { recursive: true }));

test('each forbidden import is refused by its rule, and no allowed one is', () => {
  const config = join(root, '.dependency-cruiser.cjs');
  const program = join(root, 'node_modules/.bin/depcruise');
  const args = [...packages, '--config', config, '--output-type', 'json'];
  const report = JSON.parse(execFileSync(program, args, { cwd: folder, encoding: 'utf8' }));
  const found = report.summary.violations as { from: string; rule: { name: string } }[];

  const caught = found.map(({ from, rule }) => `${from} ${rule.name}`);
  const expected = wrong.map(([from, , rule]) => `${from} ${rule}`);
  const cycles = caught.filter((line) => line.endsWith('no-cycles'));

  expect(cycles.length).toBeGreaterThan(0);
  expect(caught.filter((line) => !cycles.includes(line)).sort()).toEqual(expected.sort());
});
