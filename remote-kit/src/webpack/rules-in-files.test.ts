import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { afterAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { rulesInFiles, withoutRules } from './rules-in-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'summit-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const part = (name: string, css: string) => `styledPart("div", "css-${name}", ".css-${name}{${css}}")`;

/** Builds an entry that loads a chunk with styles and one without. */
async function build(): Promise<void> {
  const files = {
    'part.js': 'export const styledPart = (...given) => given;',
    'entry.js': `import { styledPart } from './part.js';
      globalThis.frame = ${part('frame', 'gap:1px')};
      globalThis.load = { page: () => import('./page.js'), plain: () => import('./plain.js') };`,
    'page.js': `import { styledPart } from './part.js';
      const unused = /*#__PURE__*/ ${part('unused', 'gap:3px')};
      export const Page = ${part('page', 'content:\\"\\\\201c\\"')};`,
    'plain.js': 'export const plain = "css-page";',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await new Promise<void>((resolve, reject) => {
    const config: webpack.Configuration = {
      mode: 'production',
      context: folder,
      target: ['web', 'es2022'],
      entry: { main: './entry.js' },
      output: {
        path: join(folder, 'out'),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].js',
        publicPath: '/a/',
      },
      // As builds of apps do: the minimizer is for scripts.
      optimization: {
        chunkIds: 'named',
        minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, test: /\.js$/ })],
      },
      plugins: [rulesInFiles],
    };
    webpack(config, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}

const builtFile = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');

test('a build has the rules of each chunk in a file beside its script, those of what is shown alone', async () => {
  await build();
  expect(builtFile('main.css')).toBe('/*css-frame*/.css-frame{gap:1px}');
  expect(builtFile('page_js.css')).toBe('/*css-page*/.css-page{content:"\\201c"}');
  expect(builtFile('page_js.js')).toContain('"css-page"');
  expect(builtFile('page_js.js')).not.toContain('.css-page');
  expect(existsSync(join(folder, 'out', 'plain_js.css'))).toBe(false);
}, 60_000);

test('loading a chunk waits for its rules as well, and only for those that there are', async () => {
  const main = readdirSync(join(folder, 'out')).find((name) => /^main\..*\.js$/.test(name)) ?? '';
  expect(builtFile(main)).toMatch(/",[^"]*page_js,"\.includes\(/);
  expect(builtFile(main)).not.toContain('plain_js,"');
  expect(builtFile(main)).toContain('summitRules(');
});

test.each([
  [`a("div","css-1",".css-1{content:'x'}")`, `.css-1{content:'x'}`],
  [`a("div","css-1",'.css-1{content:"x"}')`, `.css-1{content:"x"}`],
  ['a("div","css-1",`.css-1{a:"\\`x\'";b:"\\\\f101"}`)', '.css-1{a:"`x\'";b:"\\f101"}'],
])('however a minifier quotes rules, they are read as they are: %s', (script, css) => {
  const { code, rules } = withoutRules(script);
  expect([...rules]).toEqual([['css-1', css]]);
  const [{ start, end } = { start: 0, end: 0 }] = code;
  expect(script.slice(0, start) + script.slice(end)).toBe('a("div","css-1")');
});

test('strings that are no rules stay', () => {
  expect(withoutRules('a("css-1","words of css-1")').rules.size).toBe(0);
});
