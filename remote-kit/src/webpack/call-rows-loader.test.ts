import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import loader from './call-rows-loader.ts';

function lighten(source: string, resourceQuery = ''): string {
  return loader.call({ resourcePath: '/contract/src/calls/speakers.ts', resourceQuery }, source);
}

/** What a module's source leaves behind in the browser, given what it may call. */
function run(source: string, given: Record<string, unknown> = {}): unknown {
  return runInNewContext(`${lighten(source).replace('export const', 'var')}; calls`, given);
}

const row = `{
  method: 'GET', path: '/public/speakers', access: 'public', summary: 'Who speaks',
  query: listQuery({ filters: {} }), response: listOf('speakers', speaker), errors: ['cqrs-0009'],
}`;

test('of a row stays what the transport reads, and a sign that there is a response', () => {
  expect(run(`export const calls = defineCalls({ speakers: ${row} });`)).toEqual({
    speakers: { method: 'GET', path: '/public/speakers', access: 'public', response: 1 },
  });
});

test('a call without a response has no such sign, and one with captcha and files says so', () => {
  const source = `export const calls = defineCalls({ contact: { method: 'POST', path: '/c', access: 'public',
    captcha: true, multipart: true, body: fields({}), errors: [] } });`;
  expect(run(source)).toEqual({
    contact: { method: 'POST', path: '/c', access: 'public', captcha: true, multipart: true },
  });
});

test('a schema is still the same for every importer, and marked so that it can fall away', () => {
  const source = `export const calls = fields({ email: email() });`;
  expect(lighten(source)).toContain('/*#__PURE__*/');
  const made = { fields: (of: object) => ({ of }), email: () => 'an address' };
  expect(run(source, made)).toEqual({ of: { email: 'an address' } });
});

test('beside rows, a schema is a module of its own, which may load later', () => {
  const source = [
    `const speaker = shape({ name: text() });`,
    `export const body = fields({ email: email() });`,
    `export const calls = defineCalls({ speakers: ${row} });`,
  ].join('\n');
  const rows = lighten(source);
  expect(rows).toContain("import { speaker, body } from './speakers.ts?schemas';\nexport { body };");
  expect(rows).not.toContain('fields(');
  const schemas = lighten(source, '?schemas');
  expect(schemas).toContain('fields({ email: email() })');
  expect(schemas).toContain('export { speaker };');
  expect(schemas).not.toContain('defineCalls');
});

test('lists, functions and plain values stay as they are written', () => {
  const source = [
    `export const topics = ['a', 'b'];`,
    `const limit = 9999;`,
    `const pick = (from) => choose(from);`,
  ].join('\n');
  expect(lighten(source)).toBe(source);
});

test.each([
  ['a row that stands elsewhere', `export const calls = defineCalls({ ...others });`],
  ['facts that stand elsewhere', `export const calls = defineCalls({ speakers: { ...row } });`],
])('%s is refused, for what stands in it cannot be seen', (_what, source) => {
  expect(() => lighten(source)).toThrow('Call rows must be written out as literals.');
});
