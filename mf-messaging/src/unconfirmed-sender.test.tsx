import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as contentCalls from '@summit/contract/calls/content';
import * as messagingCalls from '@summit/contract/calls/messaging';
import * as settingsCalls from '@summit/contract/calls/settings';
import { renderWithSession, respond, respondToCaptcha, sampleResponse } from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import MessageAttendeeDialog from './attendee/message-attendee-dialog.tsx';
import MessageBlitzParticipantDialog from './blitz/message-blitz-participant-dialog.tsx';
import AskSessionDialog from './session/ask-session-dialog.tsx';
import MessageSpeakerDialog from './speaker/message-speaker-dialog.tsx';

const onClose = () => undefined;
const receipt = { id: 'm1', sentAt: '2027-06-01T10:00:00.000Z' };

const status = (isEmailConfirmed: boolean) =>
  respond(attendeeSelfCalls.registrationStatus, {
    registrationStatus: 'Completed',
    message: '',
    displayName: '',
    isEmailConfirmed,
  });

beforeEach(() => window.localStorage.clear());

test.each([
  [
    'an attendee',
    messagingCalls.messageAttendee,
    <MessageAttendeeDialog key="a" receiverId="r1" onClose={onClose} />,
  ],
  [
    'a speaker',
    messagingCalls.messageSpeaker,
    <MessageSpeakerDialog key="s" receiverId="r1" onClose={onClose} />,
  ],
  [
    'a blitz participant',
    messagingCalls.messageBlitzParticipant,
    <MessageBlitzParticipantDialog key="b" blitzId="b1" contactId="c1" onClose={onClose} />,
  ],
  ['a session', messagingCalls.messageSession, <AskSessionDialog key="q" sessionId="s1" onClose={onClose} />],
])(
  'to %s: the input is kept until the address is confirmed, and can then be sent',
  async (_to, row, dialog) => {
    const user = userEvent.setup();
    const { requests } = renderWithSession(dialog, {
      responses: [
        respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent)),
        respond(settingsCalls.settings, sampleResponse(settingsCalls.settings)),
        respondToCaptcha(),
        respond(row, receipt),
        status(false),
        status(false),
        status(true),
        respond(attendeeSelfCalls.resendConfirmation),
      ],
      session: 'signedIn',
      render: (tree) => renderPart(tree),
    });
    await user.type(await screen.findByRole('textbox', { name: /Your message/ }), 'Hello there');
    await user.click(screen.getByRole('button', { name: 'Start the check' }));
    await screen.findByText(/Checked/);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(await screen.findByRole('button', { name: 'Send me the email' }));
    expect(await screen.findByText(/Check your inbox at a•••@/)).toBeVisible();

    // The link was opened on another device, and the visitor returns to this tab.
    await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Your message is on its way.')).toBeVisible();
    expect(requests.findLast(({ path }) => path === row.path)?.body).toMatchObject({
      message: 'Hello there',
    });
  },
);
