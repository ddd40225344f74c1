import { screen, waitFor, within } from '@testing-library/react';
import * as contentCalls from '@summit/contract/calls/content';
import { messages } from '@summit/contract/words/messages';
import {
  respond,
  respondNever,
  respondToCaptcha,
  respondWithError,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import ContactUsPage from './contact-us-page.tsx';

const noPlaces = respond(contentCalls.mapLocations, { mapLocations: [], totalItems: 0, totalPages: 0 });

beforeEach(() => window.localStorage.clear());

function open(url: string, responses: TestResponse[] = [], session?: 'signedIn') {
  return renderPage(ContactUsPage, { url, session, responses: [noPlaces, respondToCaptcha(), ...responses] });
}

type Page = ReturnType<typeof open>;

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function write({ user }: Page, message = 'When do the doors open?') {
  await user.click(await screen.findByRole('textbox', { name: /Your name/ }));
  await user.paste('Ada Lund');
  await user.click(field(/^Email/));
  await user.paste('ada@lund.example');
  await user.selectOptions(screen.getByRole('combobox', { name: /What is it about/ }), 'tickets');
  await user.click(field(/Message/));
  await user.paste(message);
}

async function send({ user }: Page) {
  await screen.findByText('Checked. You can send the form');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
}

test('a message is sent with its captcha, and the visitor reads what happens next', async () => {
  const page = open('/contact-us', [respond(contentCalls.contactUs)]);
  await write(page);
  await send(page);
  const heading = await screen.findByRole('heading', { name: 'It is with us' });
  await waitFor(() => expect(heading).toHaveFocus());
  const sent = page.requests.find(({ path }) => path === contentCalls.contactUs.path);
  expect(Object.fromEntries(sent?.body as FormData)).toEqual({
    name: 'Ada Lund',
    email: 'ada@lund.example',
    topic: 'tickets',
    message: 'When do the doors open?',
  });
  const header = Object.entries(sent?.headers ?? {}).find(([name]) => name.toLowerCase() === 'responsekey');
  expect(header?.[1]).toMatch(/.{20,}/);
  expect(window.localStorage).toHaveLength(0);
});

test('the captcha starts with the visitor’s first input, not with the page', async () => {
  const page = open('/contact-us');
  await screen.findByRole('textbox', { name: /Your name/ });
  expect(screen.getByText('Check that you are a person')).toBeVisible();
  await page.user.click(field(/Your name/));
  expect(await screen.findByText('Checked. You can send the form')).toBeVisible();
});

test('missing fields have messages beside them and in a summary that gets the focus', async () => {
  const page = open('/contact-us');
  await page.user.click(await screen.findByRole('button', { name: 'Send the message' }));
  const summary = await screen.findByRole('alert', { name: 'Problems with the form' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(4);
  expect(screen.getAllByText(messages.required).length).toBeGreaterThanOrEqual(4);
});

test('the part that the message check refuses is named, and the message is kept', async () => {
  const page = open('/contact-us');
  await write(page, 'See <b>this</b>');
  await send(page);
  await waitFor(() => expect(field(/Message/)).toBeInvalid());
  expect(field(/Message/)).toHaveValue('See <b>this</b>');
  expect(page.requests.some(({ path }) => path === contentCalls.contactUs.path)).toBe(false);
});

test("the server's error for a field is shown beside it", async () => {
  const failures = [{ field: 'email', errorCode: '0001', message: 'This mailbox is full' }];
  const page = open('/contact-us', [
    respondWithError(contentCalls.contactUs, 'validation.base-0001', { failures }),
  ]);
  await write(page);
  await send(page);
  await waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription('This mailbox is full'));
});

test('no input is lost when the server is down, and the retry has a new captcha', async () => {
  const page = open('/contact-us', [respondNever(contentCalls.contactUs)]);
  await write(page);
  await send(page);
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  expect(field(/Message/)).toHaveValue('When do the doors open?');
  expect(await screen.findByText('Checked. You can send the form')).toBeVisible();
  expect(page.requests.filter(({ path }) => path.endsWith('/captcha/challenge'))).toHaveLength(2);
});

test('a topic in the address is selected, unless it is unknown', async () => {
  const first = open('/contact-us?topic=start-up');
  expect(await screen.findByRole('combobox', { name: /What is it about/ })).toHaveValue('start-up');
  first.unmount();
  open('/contact-us?topic=%3Cscript%3E');
  expect(await screen.findByRole('combobox', { name: /What is it about/ })).toHaveValue('');
});

test('a signed-in attendee does not enter name and address', async () => {
  open('/contact-us', [], 'signedIn');
  await waitFor(() => expect(field(/Your name/)).not.toHaveValue(''));
  expect(field(/^Email/)).toHaveDisplayValue(/@/);
});

test('input survives a reload', async () => {
  const page = open('/contact-us');
  await write(page);
  page.unmount();
  open('/contact-us');
  await waitFor(() => expect(field(/Message/)).toHaveValue('When do the doors open?'));
  expect(screen.getByText(/What you wrote before is still here/)).toBeVisible();
});

test('shows the organisers’ address', async () => {
  open('/contact-us');
  const address = await screen.findByRole('complementary', { name: 'Or find us' });
  expect(within(address).getByText('Cais 1')).toBeVisible();
  expect(within(address).getByRole('link', { name: 'hello@summit.example' })).toHaveAttribute(
    'href',
    'mailto:hello@summit.example',
  );
});
