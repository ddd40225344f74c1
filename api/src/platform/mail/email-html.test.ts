import { type DefaultTreeAdapterTypes, html, parse } from 'parse5';
import { expect, test } from 'vitest';
import { type EmailContent, type Masthead, plainEmail } from './email-content.ts';
import { emailHtml } from './email-html.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const masthead: Masthead = {
  name: 'Summit',
  line: 'London',
  siteOrigin: 'https://summit.example',
  contact: 'team@summit.example',
  accent: '#3d2bff',
};

/** The elements an email may contain; anything else came from user input. */
const allowed: Record<string, readonly string[]> = {
  html: ['lang'],
  head: [],
  meta: ['charset', 'name', 'content'],
  title: [],
  style: [],
  body: ['class', 'style'],
  div: ['class', 'style'],
  table: ['role', 'width', 'cellpadding', 'cellspacing', 'class', 'style', 'aria-hidden'],
  tbody: [],
  tr: [],
  td: ['class', 'style', 'align', 'valign'],
  h1: ['class', 'style'],
  p: ['class', 'style'],
  br: [],
  span: ['class', 'style'],
  a: ['class', 'style', 'href'],
};

function getElements(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(getElements) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

/** Parses an email as a browser does. */
function read(mail: EmailContent) {
  const elements = getElements(parse(emailHtml('Subject', mail, masthead)));
  const attribute = (element: Element, name: string) =>
    element.attrs.find((one) => one.name === name)?.value ?? '';
  return {
    strange: elements.flatMap(({ tagName, namespaceURI, attrs }) => {
      const known = namespaceURI === html.NS.HTML ? allowed[tagName] : undefined;
      if (!known) return [tagName];
      return attrs.filter(({ name }) => !known.includes(name)).map(({ name }) => `${tagName} ${name}`);
    }),
    links: elements.filter(({ tagName }) => tagName === 'a').map((element) => attribute(element, 'href')),
    styles: new Set(elements.map((element) => attribute(element, 'style'))),
  };
}

const own = (wording: string, values = {}) => ({ wording, values });

/** Texts that have broken emails: replacement patterns, addresses within addresses, markup. */
const hostile = [
  'http://a.example/onmouseover=alert(1)// hello http://b.example/$`',
  "$& $` $' $1 $$ http://x.example/$&$`$'",
  '"><img src=x onerror=alert(1)>',
  '</td></tr></table><script>alert(1)</script>',
  "' style=position:fixed onclick=alert(1) '",
  '<a href="javascript:alert(1)">x</a> <svg/onload=alert(1)>',
  'http://a.example/"onmouseover="alert(1)',
  '&#60;script&#62; &lt;b&gt; \u0000 <!-- --> ]]> <style>*{display:none}</style>',
];

/** Every part of an email, filled with the same text. */
const everywhere = (words: string): EmailContent => ({
  title: words,
  greeting: words,
  paragraphs: [words, own(`See {words} at https://summit.example/a.`, { words })],
  facts: [
    [words, words],
    [words, words],
  ],
  action: { label: words, url: `https://summit.example/?a=${encodeURIComponent(words)}` },
  note: words,
  footer: [words, own('{words}', { words })],
});

test.each(hostile)('a visitor’s text %j adds no elements, attributes or links', (words) => {
  const usual = read(everywhere('Hello'));
  const mail = read(everywhere(words));

  expect(mail.strange).toEqual([]);
  expect(mail.styles).toEqual(usual.styles);
  expect(mail.links.map((link) => new URL(link).origin)).toEqual(
    usual.links.map((link) => new URL(link).origin),
  );
});

test.each(hostile)('an organiser’s text %j adds at most links', (words) => {
  expect(read({ title: 'Hello', paragraphs: [own(words)], note: own(words) }).strange).toEqual([]);
});

test('the size of an email is proportional to its message', () => {
  const size = (words: string, paragraph: EmailContent['paragraphs'][number]) =>
    emailHtml('Subject', { title: 'Hello', paragraphs: [paragraph] }, masthead).length -
    emailHtml('Subject', { title: 'Hello', paragraphs: [''] }, masthead).length -
    words.length;
  const words = Array.from({ length: 14 }, (_, index) => `http://${'abcdefghijklmn'[index]}.b/$\``).join(' ');

  expect(size(words, words)).toBeLessThan(2_000);
  expect(size(words, own(words))).toBeLessThan(4_000);
});

test('two addresses, one of which is a prefix of the other, are both linked correctly', () => {
  const wording = 'See https://a.example/b and https://a.example/b/c?d=1&e=2, or https://a.example/b.';
  const { links } = read({ title: 'Hello', paragraphs: [own(wording)] });

  expect(links).toEqual([
    'https://a.example/b',
    'https://a.example/b/c?d=1&e=2',
    'https://a.example/b',
    'https://summit.example',
  ]);
});

test('an address in a visitor’s text is not linked', () => {
  const message = plainEmail('Hello', 'See https://evil.example/prize');
  const named = own('{firstName}, read https://summit.example/a', { firstName: 'https://evil.example' });

  expect(read(message).links).toEqual(['https://summit.example']);
  expect(read({ title: 'Hello', paragraphs: [named] }).links).toEqual([
    'https://summit.example/a',
    'https://summit.example',
  ]);
});
