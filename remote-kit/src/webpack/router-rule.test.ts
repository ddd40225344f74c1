import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webpack from 'webpack';
import { routerRule } from './router-rule.ts';

const parent = join(import.meta.dirname, '..', '..', '.cache');
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, 'router-rule-'));

const library = `
import * as React2 from "react";
var LinkContext = React2.createContext(
  null
);
LinkContext.displayName = "Link";
var Link = React2.forwardRef(function Link2(props, ref) { return React2.use(LinkContext); });
Link.displayName = "Link";
var Used = React2.createContext("used");
Used.displayName = "Used";
var page = start();
React2.render(page);
export { Link, Used };
`;

beforeAll(async () => {
  const dist = join(folder, 'node_modules', 'react-router', 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'index.mjs'), library);
  writeFileSync(
    join(folder, 'entry.mjs'),
    `import { Used } from './node_modules/react-router/dist/index.mjs';\nconsole.log(Used);`,
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.mjs',
    output: { path: folder },
    externals: { react: 'React' },
    module: { rules: [routerRule] },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('unused parts of the router are removed; imported parts, and calls with side effects, are kept', () => {
  const script = readFileSync(join(folder, 'main.js'), 'utf8');
  expect(script).not.toContain('forwardRef');
  expect(script).toContain('.createContext("used")');
  expect(script.match(/createContext/g)).toHaveLength(1);
  expect(script).toContain('start()');
});
