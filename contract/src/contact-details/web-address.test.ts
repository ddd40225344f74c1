import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { optionalUrl, url } from '../forms/rules.ts';
import { messagesFor } from '../testing/messages-for.ts';
import { isWebAddress, webAddress } from './web-address.ts';

const domain = fc
  .tuple(
    fc.array(fc.stringMatching(/^[a-z](?:[a-z\d-]{0,8}[a-z\d])?$/), { minLength: 1, maxLength: 3 }),
    fc.constantFrom('example', 'com', 'co.uk', 'museum', 'рф', 'मॉल'),
  )
  .map(([labels, end]) => [...labels, end].join('.'));

const signs = fc.constantFrom(...'a1.:@[]<>%_-'.split(''));

const rest = fc.constantFrom('', '/', '/a/b', '/?q=1&r=2', '#top', ':8080/x', '/a(b)~c', '?é=ü');

describe('a web address', () => {
  test.each([
    ['summit.example', 'https://summit.example'],
    ['www.summit.example/agenda?day=2#top', 'https://www.summit.example/agenda?day=2#top'],
    ['Summit.example:8080/x', 'https://Summit.example:8080/x'],
    ['//summit.example', 'https://summit.example'],
    ['bücher.example', 'https://bücher.example'],
    [' \u200bhttps://summit.example\u200e ', 'https://summit.example'],
    ['http://summit.example', 'http://summit.example'],
    ['<https://summit.example/a>', 'https://summit.example/a'],
    ['<www.summit.example>', 'https://www.summit.example'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(url().validateSync(typed)).toBe(stored);
  });

  test.each([
    'summit',
    'localhost',
    'ann@summit.example',
    'ftp://summit.example',
    'javascript:alert(1)',
    'javascript:alert(1).example',
    'mailto:ann@summit.example',
    'data:text/html,x.example',
    'see summit.example',
    '192.168.1',
    '.example',
    'a..example',
    '-a.example',
    'https://',
    'https://a.example:99999',
    'https://exa<mple.example',
    'https://10.0.0.256',
    'https://[::1',
    'https://a.example/ https://b.example/',
  ])('%s is invalid, and stays as it was typed', (typed) => {
    expect(webAddress(typed)).toBe(typed);
    expect(messagesFor(url(), typed)).toEqual([
      "The link has to start with 'http://' or 'https://' and be valid",
    ]);
  });

  test.each([
    'https://localhost:3000/x',
    'https://[2001:db8::1]/',
    'HTTPS://A.example/%zz',
    'http://10.0.0.255',
  ])('%s is opened by browsers, and accepted', (typed) => {
    expect(url().validateSync(typed)).toBe(typed);
  });

  test('is accepted if and only if a browser opens it', () => {
    fc.assert(
      fc.property(fc.string({ unit: signs, minLength: 1, maxLength: 12 }), (host) => {
        expect(isWebAddress(`https://${host}`)).toBe(URL.canParse(`https://${host}`));
      }),
    );
  });

  test('can be empty where it is optional', () => {
    expect(messagesFor(optionalUrl(), '')).toEqual([]);
  });

  test('without a scheme gets https, and normalising is idempotent', () => {
    fc.assert(
      fc.property(domain, rest, (host, path) => {
        const stored = url().validateSync(`${host}${path}`);
        expect(stored).toBe(`https://${host}${path}`);
        expect(webAddress(stored)).toBe(stored);
      }),
    );
  });

  test('has the scheme http or https, or is refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const stored = webAddress(typed);
        expect(stored === typed || /^https?:\/\//.test(stored)).toBe(true);
      }),
    );
  });
});
