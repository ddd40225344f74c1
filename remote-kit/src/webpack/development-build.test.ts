import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildRequest, remoteConfig } from './app-config.ts';

const example = join(import.meta.dirname, '..', '..', 'example');

function built(mode: BuildRequest['mode'], target: BuildRequest['target'] = 'browser') {
  const config = remoteConfig(example)({ mode, target, buildId: 'b1', outputPath: '/nowhere' });
  const plugins = (config.plugins ?? []).map((plugin) => plugin?.constructor.name);
  return { config, refreshed: plugins.includes('ReactRefreshPlugin'), plugins };
}

test('a watched build updates single modules in the browser, and has readable source maps', () => {
  const { config, refreshed, plugins } = built('development');
  expect(plugins).toContain('HotModuleReplacementPlugin');
  expect(refreshed).toBe(true);
  expect(config.devtool).toBe('cheap-module-source-map');
});

test('a watched remote replaces components with the shell’s refresh runtime', () => {
  const { externals } = built('development').config;
  const ask = externals as (
    asked: { request: string },
    done: (error: unknown, name?: string) => void,
  ) => void;
  const namesOf = (request: string) => {
    const names: unknown[] = [];
    ask({ request }, (_error, name) => names.push(name));
    return names;
  };
  expect(namesOf('react-refresh/runtime')).toEqual(['var summitDevelopment.refresh']);
  expect(namesOf('/a/node_modules/react-refresh/runtime.js')).toEqual(['var summitDevelopment.refresh']);
  expect(namesOf('react')).toEqual([undefined]);
});

test.each(['browser', 'server'] as const)('a production build for the %s has none of this', (target) => {
  const { config, refreshed, plugins } = built('production', target);
  expect(plugins).not.toContain('HotModuleReplacementPlugin');
  expect(plugins).not.toContain('EntryPlugin');
  expect(refreshed).toBe(false);
  expect(JSON.stringify(config.module?.rules)).not.toContain('"refresh":true');
  expect(config.devtool).toBe(target === 'browser' ? 'hidden-source-map' : false);
});

test('a watched server build is not refreshed: pages are rendered with the complete build', () => {
  const { refreshed, plugins } = built('development', 'server');
  expect([refreshed, plugins.includes('HotModuleReplacementPlugin')]).toEqual([false, false]);
});
