import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { respond, respondToCaptcha, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { eventResponses } from '../../testing/event-responses.ts';
import { renderPage } from '../../testing/page-rendering.tsx';
import { aSession, counts } from '../../testing/people.ts';
import AgendaPage from '../agenda-page.tsx';

const askQuestion = {
  isEnabled: true,
  text: 'The moderator reads them all.',
  inputPlaceholder: 'Enter your email',
  questionPlaceholder: 'Enter your question',
  charactersLimit: 40,
};

const agenda = {
  session: { showTracks: true, showDescriptions: true, messagesEnabled: true },
  askQuestion,
  timeFontWeight: 600,
  titleFontWeight: 700,
};

const asked = [aSession({ acceptsQuestions: true }), aSession({ id: 'the-vault', title: 'The vault' })];
const sessions = respond(agendaCalls.agendaSessions, { agendaSessions: asked, ...counts(asked) });
const sent = respond(messagingCalls.messageSession, { id: 'q1', sentAt: '2030-06-01T10:00:00.000Z' });
const noStars = respond(agendaCalls.starredSessions, { sessionIds: [] });

async function open(responses: TestResponse[] = [sent], session?: 'signedIn') {
  const page = renderPage(AgendaPage, {
    url: '/agenda',
    responses: [
      sessions,
      respondToCaptcha(),
      noStars,
      ...responses,
      ...eventResponses({ settings: { agenda } }),
    ],
    session,
  });
  const block = await screen.findByRole('region', { name: 'Ask the stage' });
  await within(block).findByRole('combobox', { name: /Session/ });
  return { ...page, block: within(block), user: userEvent.setup() };
}

async function pass(
  block: Awaited<ReturnType<typeof open>>['block'],
  user: ReturnType<typeof userEvent.setup>,
) {
  await user.click(block.getByRole('button', { name: 'Start the check' }));
  await block.findByText(/Checked/);
}

test('has the configured text, placeholders and limit, and counts characters', async () => {
  const { block, user } = await open();
  expect(block.getByText('The moderator reads them all.')).toBeVisible();
  expect(block.getByPlaceholderText('Enter your email')).toBeVisible();
  await user.type(block.getByPlaceholderText('Enter your question'), 'Why now?');
  expect(block.getByText('8 / 40')).toBeVisible();
  const options = within(block.getByRole('combobox', { name: /Session/ })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a session',
    'Tue 4 June, 09:00: The river',
  ]);
});

test('sends the question with the visitor’s address', async () => {
  const { block, user, requests } = await open();
  await user.selectOptions(block.getByRole('combobox', { name: /Session/ }), 'the-river');
  await user.type(block.getByRole('textbox', { name: /Your email/ }), ' rui@cais.example ');
  await user.type(block.getByRole('textbox', { name: /Your question/ }), 'Why now?');
  await pass(block, user);
  await user.click(block.getByRole('button', { name: 'Send the question' }));
  expect(await block.findByText('Thank you. Your question is with the moderator.')).toBeVisible();
  const request = requests.find(({ path }) => path === messagingCalls.messageSession.path);
  expect(request?.body).toEqual({ sessionId: 'the-river', email: 'rui@cais.example', message: 'Why now?' });
  expect(request?.headers).toHaveProperty('responseKey');
  expect(block.getByRole('textbox', { name: /Your question/ })).toHaveValue('');
});

test('an attendee with an unconfirmed address is asked to confirm it, and keeps the question', async () => {
  const unconfirmed = respond(attendeeSelfCalls.registrationStatus, {
    registrationStatus: 'Completed',
    message: '',
    displayName: '',
    isEmailConfirmed: false,
  });
  const mail = respond(attendeeSelfCalls.resendConfirmation);
  const { block, user } = await open([unconfirmed, mail], 'signedIn');
  await user.type(block.getByRole('textbox', { name: /Your question/ }), 'Why now?');
  await pass(block, user);
  expect(await block.findByText('Confirm your email address')).toBeVisible();
  expect(block.getByRole('button', { name: 'Send the question' })).toBeDisabled();
  await user.click(block.getByRole('button', { name: 'Send me the email' }));
  expect(await block.findByText(/Check your inbox at a•••@/)).toBeVisible();
  expect(block.getByRole('textbox', { name: /Your question/ })).toHaveValue('Why now?');
});

test('a signed-in attendee asks by name without entering an address', async () => {
  const { block, user, requests } = await open([sent], 'signedIn');
  await screen.findByRole('region', { name: 'Ask the stage' });
  await user.selectOptions(block.getByRole('combobox', { name: /Session/ }), 'the-river');
  await user.type(block.getByRole('textbox', { name: /Your question/ }), 'Why now?');
  expect(block.queryByRole('textbox', { name: /Your email/ })).not.toBeInTheDocument();
  await pass(block, user);
  await user.click(block.getByRole('button', { name: 'Send the question' }));
  await block.findByText('Thank you. Your question is with the moderator.');
  const request = requests.find(({ path }) => path === messagingCalls.messageSession.path);
  expect(request?.body).toMatchObject({ sessionId: 'the-river', firstName: 'Ada', message: 'Why now?' });
});

test('a question that is too long or without an address is refused before it is sent', async () => {
  const { block, user, requests } = await open();
  await user.selectOptions(block.getByRole('combobox', { name: /Session/ }), 'the-river');
  await user.type(block.getByRole('textbox', { name: /Your question/ }), 'x'.repeat(41));
  await pass(block, user);
  await user.click(block.getByRole('button', { name: 'Send the question' }));
  expect(
    await block.findByText('The field exceeds maximum length', { selector: '.field-error' }),
  ).toBeVisible();
  expect(block.getByText('The field is required', { selector: '.field-error' })).toBeVisible();
  expect(requests.some(({ path }) => path === messagingCalls.messageSession.path)).toBe(false);
});

test('shows the server’s refusal, and keeps the question', async () => {
  const { block, user } = await open([respondWithError(messagingCalls.messageSession, 'fm.cms-0123')]);
  await user.selectOptions(block.getByRole('combobox', { name: /Session/ }), 'the-river');
  await user.type(block.getByRole('textbox', { name: /Your email/ }), 'rui@cais.example');
  await user.type(block.getByRole('textbox', { name: /Your question/ }), 'Why now?');
  await pass(block, user);
  await user.click(block.getByRole('button', { name: 'Send the question' }));
  expect(await block.findByRole('alert')).toHaveTextContent(/many messages/i);
  expect(block.getByRole('textbox', { name: /Your question/ })).toHaveValue('Why now?');
  expect(block.getByRole('button', { name: 'Send the question' })).toBeDisabled();
});

test('is hidden unless the settings show it', async () => {
  const hidden = { ...agenda, askQuestion: { ...askQuestion, isEnabled: false } };
  renderPage(AgendaPage, {
    url: '/agenda',
    responses: [sessions, ...eventResponses({ settings: { agenda: hidden } })],
  });
  await screen.findByRole('heading', { name: 'The river' });
  expect(screen.queryByRole('region', { name: 'Ask the stage' })).not.toBeInTheDocument();
});

test('an unsent question survives a reload, and is cleared once it is sent', async () => {
  const first = await open();
  await first.user.selectOptions(first.block.getByRole('combobox', { name: /Session/ }), 'the-river');
  await first.user.type(first.block.getByRole('textbox', { name: /Your email/ }), 'rui@cais.example');
  await first.user.type(first.block.getByRole('textbox', { name: /Your question/ }), 'Why now?');
  first.unmount();

  const { block, user } = await open();
  // The form's rules load without focus when it is near the viewport.
  await user.click(block.getByRole('textbox', { name: /Your question/ }));
  await waitFor(() => expect(block.getByRole('textbox', { name: /Your question/ })).toHaveValue('Why now?'));
  expect(block.getByRole('combobox', { name: /Session/ })).toHaveValue('the-river');
  await pass(block, user);
  await user.click(block.getByRole('button', { name: 'Send the question' }));
  await block.findByText('Thank you. Your question is with the moderator.');

  expect(JSON.stringify({ ...localStorage })).not.toContain('Why now?');
});
