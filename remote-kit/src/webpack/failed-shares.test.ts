import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import webpack from 'webpack';
import { failedSharesAreRetried, withRetry } from './failed-shares.ts';

interface Container {
  init(scope: object): unknown;
  get(exposed: string): Promise<() => { default: string }>;
}

/** A container whose one module exposes the content of the shared module `offer`. */
async function buildContainer(folder: string): Promise<Container> {
  writeFileSync(join(folder, 'page.js'), `import offer from 'offer';\nexport default 'shows ' + offer;\n`);
  const compiler = webpack({
    mode: 'production',
    target: 'async-node',
    context: folder,
    entry: {},
    output: { path: join(folder, 'built'), strictModuleExceptionHandling: true },
    optimization: { minimize: false },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'stand',
        filename: 'entry.cjs',
        library: { type: 'commonjs-module' },
        exposes: { './page': './page.js' },
        shared: { offer: { import: false, singleton: true, requiredVersion: '^1.0.0' } },
      }),
      failedSharesAreRetried,
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (failure ? reject(failure) : resolve()));
    }),
  );
  return createRequire(import.meta.url)(join(folder, 'built', 'entry.cjs')) as Container;
}

test('a shared module that failed to load is requested again by the next attempt', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'summit-shares-'));
  try {
    const container = await buildContainer(folder);
    const get = vi
      .fn()
      .mockRejectedValueOnce(new Error('connection refused'))
      .mockResolvedValue(() => 'tea');
    await container.init({ offer: { '1.2.0': { get, from: 'shell', loaded: 1 } } });
    const first = await container.get('./page');
    expect(first).toThrow('connection refused');
    const second = await container.get('./page');
    expect(second().default).toBe('shows tea');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a runtime that loads shared modules differently fails the build', () => {
  expect(() => withRetry('const consumes = take();')).toThrow('another way');
});

test.each([
  ['stops a build that is right otherwise', [], true],
  ['is not reported if the build has other errors', [new Error('Unexpected token')], false],
])('another runtime %s', (_what, errors, isRefused) => {
  const module = { name: 'consumes', generate: () => 'const consumes = take();' };
  const tapping = (given: unknown) => ({
    tap: (_name: string, take: (given: unknown, chunk: { name?: string }) => void) => take(given, {}),
  });
  const compilation = { errors, hooks: { runtimeModule: tapping(module) } };
  failedSharesAreRetried.apply({
    hooks: { compilation: tapping(compilation) },
  } as unknown as webpack.Compiler);
  if (isRefused) expect(module.generate).toThrow('another way');
  else expect(module.generate()).toBe('const consumes = take();');
});
