import { createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import { hasControl } from '@summit/contract/paths/address-text';
import { encodedText } from '@summit/contract/testing/encoded-text';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { isPlainText } from '@summit/contract/words/plain-text';
import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { frameResponses } from '../../../app/testing/frame-responses.ts';
import { pageRenderer } from '../../testing/page-renderer.tsx';

const path = '/speaker/:speakerId';

function NamedPage() {
  const { speakerId = '' } = useRouteParams();
  const canonical = `/speaker/${encodeURIComponent(speakerId)}`;
  return createElement(
    Fragment,
    null,
    createElement(PageMeta, { title: speakerId, description: speakerId, canonical }),
    createElement('h1', null, speakerId),
  );
}

const scriptsIn = (html: string) => html.split(/<script/i).length;

test('a page shows a hostile id and query as plain text', async () => {
  const render = await pageRenderer({ [path]: NamedPage })(frameResponses());
  const plain = await render('/speaker/plain', '?filter=plain');
  const problems: string[] = [];
  // A rendering process gets no address that the site's server has refused, and no page has control characters.
  const isOfPage = (text: string) =>
    text !== '' && text.length < 3000 && isPlainText(text) && !hasControl(text);
  const texts = hostileTexts.filter(isOfPage);
  const [markup, others] = [
    texts.filter((text) => /<\/?[a-z]/.test(text)),
    texts.filter((_text, index) => index % 20 === 0),
  ];
  for (const text of [...markup, ...others]) {
    const page = await render(`/speaker/${encodedText(text)}`, `?filter=${encodedText(text)}`);
    if (page.status >= 500) problems.push(`${shown(text)} returned ${page.status}`);
    if (scriptsIn(page.html) !== scriptsIn(plain.html)) problems.push(`${shown(text)} becomes a script`);
  }
  expect(problems).toEqual([]);
});
