import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { moduleStyles, styleFiles, styleMinimizer } from './style-rules.ts';

const parent = join(import.meta.dirname, '..', '..', '.cache');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, 'style-rules-'));

const card = `@layer pages {
  .card {
    color: red;
    & > p { margin: 0; }
    @media (--wide-layout) { user-select: none; }
  }
}`;

function build(server: boolean, entry = './entry.js'): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: server ? 'node' : 'web',
    context: folder,
    entry,
    output: { path: join(folder, String(server)), ...(server && { library: { type: 'commonjs' } }) },
    module: { rules: [moduleStyles(server)] },
    plugins: server ? [] : [styleFiles('app_b1')],
    optimization: { minimize: !server, minimizer: [styleMinimizer()] },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  writeFileSync(join(folder, 'card.module.css'), card);
  writeFileSync(
    join(folder, 'entry.js'),
    `import * as styles from './card.module.css';\nexport const { card } = styles;`,
  );
  writeFileSync(
    join(folder, 'misspelt.mjs'),
    `import * as styles from './card.module.css';\nconsole.log(styles.crad);`,
  );
  await build(true);
  await build(false);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('styles are in a file named by build; rules are flattened and prefixed where necessary', () => {
  expect(
    read('false/app_b1.main.css')
      .trim()
      .replaceAll(/card__[0-9a-f]{8}/g, 'it'),
  ).toBe(
    '@layer pages{.it{color:red}.it>p{margin:0}@media(min-width:769px){.it{-webkit-user-select:none;user-select:none}}}',
  );
});

test('browser and server use the same class names, hashed from the file’s content', () => {
  const [name = 'none'] = /card__[0-9a-f]{8}/.exec(read('false/app_b1.main.css')) ?? [];
  expect(read('true/main.js')).toContain(name);
  expect(read('true/main.js')).not.toContain('color: red');
});

test.each([true, false])(
  'a class that its file does not have fails the build (server: %s)',
  async (server) => {
    await expect(build(server, './misspelt.mjs')).rejects.toThrow(
      /'crad' .*was not found in '\.\/card\.module\.css'/,
    );
  },
);
