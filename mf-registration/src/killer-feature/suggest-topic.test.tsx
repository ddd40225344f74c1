import { screen } from '@testing-library/react';
import * as packageCalls from '@summit/contract/calls/packages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond } from '@summit/shared-auth/testing';
import { enter, renderPage, sentTo } from '../testing/page-rendering.tsx';
import { tags } from '../testing/registration-responses.ts';
import KillerFeaturePage from './killer-feature-page.tsx';

const { suggestTag } = packageCalls;

test('a topic that is typed while another one is added is not lost', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const rain = { id: 'suggested-1', name: 'Rain' };
  const { user, requests } = renderPage(KillerFeaturePage, {
    url: href(pages.registrationKillerFeature),
    status: 'PendingPackageSelection',
    attendee: { package: { type: 'BuyStandard', name: 'Standard', kind: 'free' } },
    switches: { killerFeatureIsEnabled: true },
    responses: [
      respond(packageCalls.tags, { tags, totalItems: 2, totalPages: 1 }),
      respond(packageCalls.tags, { tags: [...tags, rain], totalItems: 3, totalPages: 1 }),
      respond(suggestTag, async () => {
        await late;
        return rain;
      }),
    ],
  });
  const suggestion = await screen.findByRole('textbox', { name: /^Something else/ });
  await enter(user, suggestion, 'Rain');
  await user.keyboard('{Enter}');
  await user.clear(suggestion);
  await enter(user, suggestion, 'Snow');
  await user.keyboard('{Enter}');
  arrive();
  expect(await screen.findByRole('checkbox', { name: 'Rain' })).toBeChecked();
  expect(suggestion).toHaveValue('Snow');
  expect(sentTo(suggestTag, requests).filter(Boolean)).toEqual([{ name: 'Rain' }]);
});
