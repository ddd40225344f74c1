import { expect, test } from 'vitest';
import { dataElement } from './structured-data.ts';

const origin = 'https://summit.example';

test('paths become addresses of the site', () => {
  const element = dataElement({ url: '/sponsors', logo: 'https://cdn.example/a.png', name: '/a' }, origin);
  expect(element).toContain('"url":"https://summit.example/sponsors"');
  expect(element).toContain('"logo":"https://cdn.example/a.png"');
  expect(element).toContain('"name":"/a"');
});

test('a mistyped link of organisers, which the rule for links accepts, stays as it is', () => {
  const sameAs = ['https://social.example:port/summit', 'https://social.example/summit'];
  expect(dataElement({ sameAs }, origin)).toContain(JSON.stringify({ sameAs }));
});
