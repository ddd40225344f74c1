import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserCallFacts } from '@summit/contract/requests/call';
import loader from './contract-loader.ts';

interface Lightened {
  code: string;
  map: { sources: string[]; mappings: string } | undefined;
  warnings: string[];
}

function lighten(source: string, before?: string): Lightened {
  const made: Lightened = { code: '', map: undefined, warnings: [] };
  const context = {
    resourcePath: '/contract/src/calls/speakers.ts',
    emitWarning: (warning: Error) => made.warnings.push(warning.message),
    callback: (_error: unknown, code: string, map: unknown) => Object.assign(made, { code, map }),
  };
  loader.call(context as never, source, before);
  return made;
}

/** The value of a constant in the browser, given the functions that its module may call. */
function run(source: string, given: Record<string, unknown> = {}): unknown {
  const code = lighten(source).code.replace('export const', 'var');
  return runInNewContext(`${code}; made`, { defineCall: (row: unknown) => row, ...given });
}

const row = `{
  method: 'GET', path: '/public/speakers', access: 'public', summary: 'Who speaks',
  query: listQuery({ filters: {} }), response: listOf('speakers', speaker), errors: ['cqrs-0009'],
}`;

test('a row keeps the facts that every program has', () => {
  expect(run(`export const made = defineCall(${row});`)).toEqual({
    method: 'GET',
    path: '/public/speakers',
    access: 'public',
  });
});

test('a spread is removed from a row if all facts for browsers are written out', () => {
  const source = `export const made = definePage({ ...content, path: '/agenda', reads: ['day'] });`;
  expect(run(source, { definePage: (row: unknown) => row })).toEqual({ path: '/agenda' });
  expect(lighten(source).warnings).toEqual([]);
});

test('exactly the facts for browsers are kept, in any order', () => {
  const names = ['summary', 'errors', 'response', 'body', 'query', 'file', ...browserCallFacts];
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.boolean(), (facts, comma) => {
      const written = facts.map((name) => (name === 'path' ? 'path' : `${name}: '${name}'`)).join(', ');
      const source = `export const made = defineCall({ ${written}${comma && written ? ',' : ''} });`;
      const stays = facts.filter((name) => (browserCallFacts as readonly string[]).includes(name));
      expect(run(source, { path: 'path' })).toEqual(Object.fromEntries(stays.map((name) => [name, name])));
    }),
  );
});

test('a schema is shared by all importers, and marked as removable when unused', () => {
  const source = `export const made = fields({ email: email() });`;
  expect(lighten(source).code).toContain('/*#__PURE__*/');
  const given = { fields: (of: object) => ({ of }), email: () => 'an address' };
  expect(run(source, given)).toEqual({ of: { email: 'an address' } });
});

test('lists, functions and plain values are unchanged', () => {
  const source = [
    `export const topics = ['a', 'b'];`,
    `const limit = 24 * 60;`,
    `const pick = (from) => choose(from);`,
  ].join('\n');
  expect(lighten(source)).toEqual({ code: source, map: undefined, warnings: [] });
});

test.each([
  ['a row defined elsewhere', `export const made = defineCall(others);`],
  ['facts defined elsewhere', `export const made = defineCall({ ...row, path: '/a' });`],
  ['a fact whose name is computed', `export const made = defineCall({ [name]: 1 });`],
])('%s is unchanged, with a warning, because its facts are unknown', (_what, source) => {
  const { code, warnings } = lighten(source);
  expect(code).toContain(source.slice(source.indexOf('defineCall'), -1));
  expect(warnings).toEqual([expect.stringContaining('/contract/src/calls/speakers.ts')]);
});

test('source maps lead to the compiled code, and through it to the source', () => {
  const source = `export const made = defineCall(${row});`;
  expect(lighten(source).map?.sources).toEqual(['/contract/src/calls/speakers.ts']);
  const before = { version: 3, sources: ['speakers.ts'], names: [], mappings: 'AAAA', sourcesContent: ['x'] };
  const { map } = lighten(source, JSON.stringify(before));
  expect(map?.sources).toEqual(['speakers.ts']);
  expect(map?.mappings).not.toBe('');
});
