import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-attendees';
import * as resourceCalls from '@summit/contract/calls/organise-resources';
import { respond, respondNever, sampleResponse } from '@summit/shared-auth/testing';
import { ada, detail } from '../../testing/attendee-entries.ts';
import { heading, openBackoffice } from '../../testing/open-backoffice.tsx';

const url = '/backoffice/attendees/a1';

test('blocking stays blocking when the attendee is loaded again meanwhile, already blocked', async () => {
  const { user, requests } = openBackoffice({
    url,
    responses: [
      detail,
      respond(calls.organisedAttendee, { ...ada, isBlocked: true }),
      respond(resourceCalls.resourceEntry, { key: 'a1', version: 'v7', values: { isBlocked: false } }),
      respondNever(resourceCalls.setResourceEntry),
      respond(resourceCalls.setResourceEntry, sampleResponse(resourceCalls.setResourceEntry)),
    ],
  });
  await heading('Ada Low');
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Block Ada Low?' });
  await user.click(within(dialog).getByRole('button', { name: 'Block attendee' }));
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(await screen.findByText(/^Blocked: cannot log in/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Block attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const blocking = { version: 'v7', values: { isBlocked: true } };
  expect(sent).toEqual([blocking, blocking]);
});

test('an email whose response was lost is listed before anybody sends it once more', async () => {
  const again = ada.mails.map((mail) => ({ ...mail, id: 'm2', state: 'waiting' as const, lastError: null }));
  const { user } = openBackoffice({
    url,
    responses: [
      detail,
      respond(calls.organisedAttendee, { ...ada, mails: [...again, ...ada.mails] }),
      respondNever(calls.resendMail),
    ],
  });
  await heading('Ada Low');
  await user.click(await screen.findByRole('button', { name: /^Send again/ }));
  await user.click(await screen.findByRole('button', { name: 'Send email again' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  const mails = screen.getByRole('table', { name: 'Emails', hidden: true });
  await waitFor(() => expect(within(mails).getAllByText('Please confirm your address')).toHaveLength(2));
});
