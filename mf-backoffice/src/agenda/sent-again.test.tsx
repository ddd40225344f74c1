import { screen, waitFor, within } from '@testing-library/react';
import * as editionCalls from '@summit/contract/calls/organise-edition';
import * as calls from '@summit/contract/calls/organise-resources';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respond, respondNever, respondWithError, sampleResponse } from '@summit/shared-auth/testing';
import { agendaResponses, event, ledgers, opening, session } from '../testing/agenda-entries.ts';
import { openBackoffice } from '../testing/open-backoffice.tsx';
import { changeOf, choose } from '../testing/sponsor-entries.ts';

const url = '/backoffice/agenda';
const emails = { people: 0, mails: [] };

test('a plan that is saved again after a lost response is saved, without a conflict', async () => {
  const change = changeOf([{ field: 'locationId', before: '"main"', after: '"side"' }], { key: 'Ledgers' });
  const there = session('Ledgers', { ...(ledgers.values as object), locationId: 'side' }, 'v2');
  const { user } = openBackoffice({
    url,
    responses: [
      ...agendaResponses([opening, ledgers], [opening, there]),
      respond(calls.importResource, { changes: [change], unchanged: 0, emails, version: 'i1' }),
      respondNever(calls.importResource),
      respondWithError(calls.importResource, 'resource-0001'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^Ledgers 10:00/ }));
  await choose(user, /Hall/, 'Side room');
  await user.click(screen.getByRole('button', { name: 'Place here' }));
  await user.click(await screen.findByRole('button', { name: 'Review changes' }));
  const review = within(await screen.findByRole('dialog', { name: 'Move this session?' }));
  await user.click(review.getByRole('button', { name: 'Move session' }));
  await review.findByRole('alert');
  await user.click(review.getByRole('button', { name: 'Move session' }));
  expect(await screen.findByText(/on the site within five seconds/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('moving the event again after a lost response moves it no further', async () => {
  const change = changeOf([{ field: 'startsOn', before: '"2027-06-08"', after: '"2027-06-15"' }], {
    key: 'event',
  });
  const moved = { ...event, startsOn: '2027-06-15', endsOn: '2027-06-16' };
  const { user, requests } = openBackoffice({
    url,
    responses: [
      ...agendaResponses(),
      respond(settingsCalls.settings, sampleResponse(settingsCalls.settings, { event: moved })),
      respond(editionCalls.moveEdition, {
        changes: [{ resource: 'settings', change }],
        toRead: [],
        emails,
        version: 'e1',
      }),
      respondNever(editionCalls.moveEdition),
      respondWithError(editionCalls.moveEdition, 'resource-0001'),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Move the event' }));
  const days = screen.getByRole('textbox', { name: /Days later/ });
  await user.clear(days);
  await user.type(days, '7');
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move the event?' }));
  await user.click(dialog.getByRole('button', { name: 'Move the event' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Move the event' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => (body as { version?: string }).version)).toEqual([undefined, 'e1', 'e1']);
});
