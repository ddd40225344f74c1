import styled from '@emotion/styled';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addRules } from '@summit/shared-ui/theme/styled-part';
import { pageStyles } from './page-styles.ts';

const Base = styled.div`
  color: red;
`;
const Derived = styled(Base)`
  color: blue;
`;
const Other = styled.p`
  margin: 0;
`;
const Absent = styled.p`
  padding: 0;
`;

test('a page has the rules of the parts it shows, each once, those of a derived part after its base', () => {
  const body = renderToString(
    createElement(
      'main',
      { className: 'plain' },
      ...[Other, Derived, Base, Other].map((part) => createElement(part)),
    ),
  );
  const { styles, styleHashes } = pageStyles(body, 'a{}');
  const [, names = '', rules = ''] = /data-styles="(.*?)">(.*)<\/style>/.exec(styles) ?? [];
  expect(rules.replaceAll(/\.css-\w+/g, '.it')).toBe('.it{margin:0}.it{color:red}.it{color:#00f}');
  expect(rules.match(/css-\w+/g)).toEqual(names.split(' '));
  expect(styleHashes).toHaveLength(2);
});

test('a part that is not on the page costs it nothing', () => {
  expect(pageStyles(renderToString(createElement(Other)), '').styles).not.toContain('padding');
  expect(pageStyles(renderToString(createElement(Absent)), '').styles).toContain('padding');
});

test('a page without parts has the sheet of the site alone', () => {
  expect(pageStyles('<p class="plain"></p>', 'a{}').styles).toBe('<style>a{}</style>');
});

test('rules that only a request knows are on the page that has their class', () => {
  addRules('banner-7', '.banner-7{display:none}');
  expect(pageStyles('<li class="banner-7"></li>', '').styles).toContain('.banner-7{display:none}');
  expect(pageStyles('<li class="banner-8"></li>', '').styles).not.toContain('display');
});
