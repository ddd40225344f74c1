// The header loads it with the first session; no test waits until it is compiled.
import './signed-in-menu.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as authCalls from '@summit/contract/calls/auth';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import { renderWithSession, respond, type TestSessionOptions } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses, type FrameSituation } from '../../testing/frame-responses.ts';
import { SiteHeader } from './site-header.tsx';

type Attendee = TestSessionOptions['attendee'];

async function openAccount(
  registrationStatus: RegistrationStatus,
  attendee: Attendee = {},
  situation: FrameSituation = {},
) {
  renderWithSession(<SiteHeader />, {
    session: 'signedIn',
    attendee: { firstName: 'Ada', lastName: 'Kovács', registrationStatus, ...attendee },
    registrationStatus: { registrationStatus },
    responses: [respond(authCalls.logout), ...frameResponses(situation)],
    render: (tree) => renderPart(tree),
  });
  await screen.findAllByRole('link', { name: 'LinkedIn' });
  await userEvent.click(await screen.findByText('Ada Kovács'));
}

const uploaded: Attendee = { image: { imageUrl: '/media/ada.webp', imageStatus: 'Uploaded' } };
const invited: Attendee = { invitedByAttendeeId: 'attendee-9' };
const withoutPhotos: FrameSituation = { switches: { attendeePhotoIsDisabled: true } };

interface Row {
  status: RegistrationStatus;
  when: string;
  target: string | null;
  attendee?: Attendee;
  situation?: FrameSituation;
}

const rows: Row[] = [
  { status: 'SubmitStepOne', when: 'always', target: '/registration/second-part' },
  { status: 'RequestForPayment', when: 'always', target: '/registration/payment' },
  { status: 'PendingPayment', when: 'always', target: '/registration/payment' },
  { status: 'PendingPackageSelection', when: 'no photo yet', target: '/registration/photo' },
  {
    status: 'PendingPackageSelection',
    when: 'with a photo',
    target: '/registration/packages',
    attendee: uploaded,
  },
  {
    status: 'PendingPackageSelection',
    when: 'photos switched off',
    target: '/registration/packages',
    situation: withoutPhotos,
  },
  { status: 'Completed', when: 'no photo, not invited', target: null },
  { status: 'Completed', when: 'no photo, invited', target: '/registration/photo', attendee: invited },
  {
    status: 'Completed',
    when: 'with a photo, invited',
    target: null,
    attendee: { ...invited, ...uploaded },
  },
];

test.each(rows)('$status, $when: Continue Registration leads to $target', async (row) => {
  await openAccount(row.status, row.attendee, row.situation);

  const link = screen.queryByRole('link', { name: 'Continue Registration' });
  expect(link?.getAttribute('href') ?? null).toBe(row.target);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

test('the menu opens with the arrow keys, and Escape returns the focus', async () => {
  await openAccount('SubmitStepOne');
  const summary = screen.getByText('Ada Kovács').closest('summary') as HTMLElement;
  summary.focus();

  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Continue Registration' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My registration' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(summary).toHaveFocus();
  expect(summary.closest('details')).not.toHaveAttribute('open');
});

test('after a logout the focus is where the menu was, and the logout is announced', async () => {
  await openAccount('Completed');

  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));

  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveFocus());
  expect(screen.getByText('You are logged out').closest('[aria-live="polite"]')).toBeInTheDocument();
});

test('shows the number of unread messages on the picture and beside the link to them', async () => {
  await openAccount('Completed', uploaded, { unread: 3 });
  expect(await screen.findByRole('img', { name: '3 unread' })).toHaveTextContent('3');
  expect(screen.getByRole('link', { name: 'Messages (3 unread)' })).toHaveAttribute('href', '/meet#messages');
});

test('without unread messages there is no number', async () => {
  await openAccount('Completed', uploaded);
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /unread/ })).not.toBeInTheDocument();
});
