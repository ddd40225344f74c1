import { expect, test } from 'vitest';
import * as contentCalls from '@summit/contract/calls/content';
import type { LivePage } from '@summit/contract/releases/live-remotes';
import { photoTexts } from '@summit/contract/texts/photo';
import { type FetchedData, serverQueryKey, textsBeginning } from '@summit/shared-auth';
import { frameResponses } from '../../../app/testing/frame-responses.ts';
import { pageRenderer, toState } from '../../testing/page-renderer.tsx';

test('the HTML of a page rendered in the browser contains only those of its texts that organisers have changed', async () => {
  const photo: Partial<LivePage> = {
    id: 'registrationPhoto',
    path: '/registration/photo',
    renderMode: 'browser',
    wordings: ['registration', 'steps.'],
  };
  const changed = { 'registrationPhoto.header.title': 'Your best side' };
  const same = { 'registrationPhoto.skip': photoTexts['registrationPhoto.skip'] };
  const render = await pageRenderer({}, [photo])(frameResponses({ texts: { ...changed, ...same } }));
  const { html } = await render('/registration/photo');
  expect(html).toContain('<title>Your best side | Summit</title>');
  const queries = toState(html).queries as FetchedData;
  for (const prefix of ['registration', 'steps.']) {
    const key = serverQueryKey(contentCalls.staticContent, textsBeginning(prefix));
    const [, response] = queries.find(([one]) => JSON.stringify(one) === JSON.stringify(key)) ?? [];
    expect(JSON.stringify(response)).toContain('Your best side');
    expect(JSON.stringify(response)).not.toContain('registrationPhoto.skip');
  }
});
