import { screen, waitFor, within } from '@testing-library/react';
import * as formCalls from '@summit/contract/calls/forms';
import { describedRule } from '@summit/contract/forms/form-rules';
import { respond, respondToCaptcha, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { worded } from '../testing/worded.ts';
import type { FormDescription } from './form-description.ts';
import ProposeSessionPage from './propose-session-page.tsx';
import VolunteerPage from './volunteer-page.tsx';

const plain = { placeholder: null, hint: null, options: [] };

const description: FormDescription = {
  type: 'volunteer',
  title: 'Help at the Summit',
  isOpen: true,
  fields: [
    {
      ...plain,
      name: 'name',
      label: 'Your name',
      type: 'text',
      rules: [describedRule('required', {}, 'Who are you?')],
    },
    {
      ...plain,
      name: 'email',
      label: 'Email',
      type: 'email',
      rules: [describedRule('required'), describedRule('email')],
    },
    {
      ...plain,
      name: 'consent',
      label: 'You may keep this',
      type: 'checkbox',
      rules: [describedRule('required')],
    },
  ],
  metadata: { errors: { invalidToken: null } },
};

beforeEach(() => window.localStorage.clear());

function open(...responses: TestResponse[]) {
  const form = respond(formCalls.form, description);
  const own = responses.some(({ row }) => row === formCalls.form) ? [] : [form];
  return renderPage(VolunteerPage, {
    url: '/volunteer',
    responses: [...own, respondToCaptcha(), ...responses],
  });
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillAndSend({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole('textbox', { name: /Your name/ }));
  await user.paste('Ada Lund');
  await user.click(field(/^Email/));
  await user.paste('ada@lund.example');
  await user.click(screen.getByRole('checkbox', { name: 'You may keep this' }));
  await screen.findByText('Checked. You can send the form');
  await user.click(screen.getByRole('button', { name: 'Offer my help' }));
}

test('a form is sent with its captcha, and its reference replaces the form', async () => {
  const page = open(respond(formCalls.submitForm, { reference: 'volunteer-k3f9p2qx' }));
  await fillAndSend(page);
  const heading = await screen.findByRole('heading', { name: 'Thank you, you are on the list' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText('volunteer-k3f9p2qx')).toBeVisible();
  const sent = page.requests.find(({ method }) => method === 'POST');
  expect(sent?.path).toBe('/public/forms/volunteer');
  expect(sent?.body).toEqual({ values: { name: 'Ada Lund', email: 'ada@lund.example', consent: true } });
  const header = Object.entries(sent?.headers ?? {}).find(([name]) => name.toLowerCase() === 'responsekey');
  expect(header?.[1]).toMatch(/.{20,}/);
  expect(window.localStorage).toHaveLength(0);

  await page.user.click(screen.getByRole('button', { name: 'Offer another shift' }));
  expect(field(/Your name/)).toHaveValue('');
});

test('missing fields have the form’s own messages, beside them and in a summary', async () => {
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Offer my help' }));
  const summary = await screen.findByRole('alert', { name: 'Problems with the form' });
  expect(within(summary).getAllByRole('link')).toHaveLength(3);
  expect(field(/Your name/)).toHaveAccessibleDescription('Who are you?');
});

test.each([
  ['email.domain-0001', /The domain of this address does not exist/],
  ['validation.base-0001', /This mailbox is full/],
] as const)('%s is shown beside the address, and no input is lost', async (code, message) => {
  const failures = [{ field: 'email', errorCode: '0002', message: 'This mailbox is full' }];
  const refusal = code === 'validation.base-0001' ? { failures } : undefined;
  const page = open(respondWithError(formCalls.submitForm, code, refusal));
  await fillAndSend(page);
  await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription(message));
  expect(field(/Your name/)).toHaveValue('Ada Lund');
});

test('a form that was closed meanwhile shows a message and keeps the input', async () => {
  const page = open(respondWithError(formCalls.submitForm, 'cqrs-0009'));
  await fillAndSend(page);
  expect(await screen.findByText(/All shifts are taken/)).toBeVisible();
  expect(field(/Your name/)).toHaveValue('Ada Lund');
});

test('the reference of a sent form stays when the form is closed afterwards', async () => {
  let isOpen = true;
  const page = open(
    respond(formCalls.form, () => ({ ...description, isOpen })),
    respond(formCalls.submitForm, () => {
      isOpen = false;
      return { reference: 'volunteer-k3f9p2qx' };
    }),
  );
  await fillAndSend(page);
  expect(await screen.findByText('volunteer-k3f9p2qx')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Offer another shift' }));
  expect(await screen.findByRole('heading', { name: 'The crew is complete' })).toBeVisible();
});

test.each([
  ['closed', respond(formCalls.form, { ...description, isOpen: false })],
  ['missing', respondWithError(formCalls.form, 'cqrs-0009')],
])('a form that is %s links to alternatives', async (_state, form) => {
  open(form);
  expect(await screen.findByRole('heading', { name: 'The crew is complete' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Other ways to take part' })).toHaveAttribute('href', '/engage');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('input survives a reload', async () => {
  const page = open();
  await page.user.type(await screen.findByRole('textbox', { name: /Your name/ }), 'Ada');
  page.unmount();
  open();
  await waitFor(() => expect(field(/Your name/)).toHaveValue('Ada'));
  expect(screen.getByText(/What you wrote before is still here/)).toBeVisible();
});

test('a session is proposed on a separate page, which explains the selection', async () => {
  renderPage(ProposeSessionPage, {
    url: '/propose-a-session',
    responses: [
      respond(formCalls.form, { ...description, type: 'speaker-proposal' }),
      respondToCaptcha(),
      worded({ 'proposeSession.facts.items': '3 weeks | Until you hear from us' }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Send the proposal' })).toBeVisible();
  const facts = screen.getByRole('complementary', { name: 'How it is decided' });
  expect(within(facts).getByText('3 weeks')).toBeVisible();
  expect(within(facts).getByText('Until you hear from us')).toBeVisible();
});
