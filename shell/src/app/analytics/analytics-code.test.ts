import { expect, test } from 'vitest';
import { analyticsParts } from './analytics-code.ts';

test('empty code has no parts', () => {
  expect(analyticsParts('  ')).toEqual({ inline: [], sources: [], origins: [] });
});

test('code without tags is run as it is', () => {
  const code = 'count("https://Stats.example:8443/hit", "https://stats.example:8443/x");';
  expect(analyticsParts(code)).toEqual({
    inline: [code],
    sources: [],
    origins: ['https://stats.example:8443'],
  });
});

test('a provider’s snippet is split into its parts', () => {
  const code = `<!-- Stats -->
    <script async src="https://cdn.stats.example/tag.js?id=S-1"></script>
    <script>window.stats = [];\nstats.push('S-1');</script>`;
  expect(analyticsParts(code)).toEqual({
    inline: [`window.stats = [];\nstats.push('S-1');`],
    sources: ['https://cdn.stats.example/tag.js?id=S-1'],
    origins: ['https://cdn.stats.example'],
  });
});

test.each(['http://stats.example/a.js', '/a.js', 'data:text/javascript,alert(1)'])(
  'a script is never loaded from %s',
  (source) => {
    const { sources, origins } = analyticsParts(`<script src="${source}"></script>`);
    expect([sources, origins]).toEqual([[], []]);
  },
);
