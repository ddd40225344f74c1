import { join } from 'node:path';
import { expect, test } from 'vitest';
import refreshLoader from './refresh-loader.ts';

test('connects a module with the refresh runtime, and leaves its lines where they were', () => {
  const results: string[] = [];
  const context = {
    getOptions: () => ({ app: 'content', root: '/site' }),
    resourcePath: join('/site', 'mf-content/src/home/home-page.tsx'),
    callback: (_error: unknown, source: string) => void results.push(source),
  };
  refreshLoader.call(context as never, 'first();\nsecond();', undefined);
  const [first = '', second, last] = (results[0] ?? '').split('\n');
  expect(first).toMatch(/^const \$RefreshReg\$ = .* first\(\);$/);
  expect(second).toBe('second();');
  expect(last).toContain('settle("content mf-content/src/home/home-page.tsx"');
});
