import { screen, waitFor } from '@testing-library/react';
import * as formCalls from '@summit/contract/calls/forms';
import { describedRule } from '@summit/contract/forms/form-rules';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import type { FormDescription } from './form-description.ts';
import TestFormInterpretationPage from './test-form-interpretation-page.tsx';

const plain = { placeholder: null, hint: null, options: [] };

const volunteer: FormDescription = {
  type: 'volunteer',
  title: 'Help at the Summit',
  isOpen: true,
  fields: [
    {
      ...plain,
      name: 'name',
      label: 'Name',
      type: 'text',
      rules: [describedRule('required', {}, 'Who are you?')],
    },
    { ...plain, name: 'secret', label: 'Secret', type: 'password', rules: [] },
    { ...plain, name: 'consent', label: 'I agree', type: 'checkbox', rules: [] },
  ],
  metadata: { errors: { invalidToken: null } },
};

beforeEach(() => window.localStorage.clear());

function open(url: string, ...responses: TestResponse[]) {
  return renderPage(TestFormInterpretationPage, { url, responses });
}

test('renders the form of a type with its rules, and shows what would be sent without sending it', async () => {
  const { user, requests } = open(
    '/test-form-interpretation?type=volunteer',
    respond(formCalls.form, volunteer),
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'Help at the Summit' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check the form' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveAccessibleDescription('Who are you?'),
  );
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ada');
  await user.type(screen.getByLabelText('Secret'), 'abc');
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Check the form' }));
  expect(await screen.findByText('Every field is valid')).toBeVisible();
  const shown = screen.getAllByRole('definition').map((detail) => detail.textContent);
  expect(shown).toEqual(['Ada', '•••', 'Yes']);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a type is chosen in a form that works without scripts', async () => {
  const { user, location } = open('/test-form-interpretation', respond(formCalls.form, volunteer));
  const box = await screen.findByRole('searchbox', { name: 'Type of form' });
  expect(box.closest('form')).toHaveAttribute('method', 'get');
  expect(screen.getByRole('heading', { name: 'Which form?' })).toBeVisible();
  await user.type(box, 'volunteer{Enter}');
  expect(await screen.findByRole('heading', { name: 'Help at the Summit' })).toBeVisible();
  expect(location()).toBe('/test-form-interpretation?type=volunteer');
});

test('an unknown type shows a message', async () => {
  open('/test-form-interpretation?type=none', respondWithError(formCalls.form, 'cqrs-0009'));
  expect(await screen.findByRole('heading', { name: 'There is no form of this type' })).toBeVisible();
});

test('a form that fails to load can be retried', async () => {
  expectBoundaryErrors();
  const { user } = open(
    '/test-form-interpretation?type=volunteer',
    respondWithError(formCalls.form, 'server-0001'),
    respond(formCalls.form, volunteer),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Help at the Summit' })).toBeVisible();
});

test('input survives a reload, except for secrets', async () => {
  const first = open('/test-form-interpretation?type=volunteer', respond(formCalls.form, volunteer));
  await first.user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Ada');
  await first.user.type(screen.getByLabelText('Secret'), 'hushhush');
  first.unmount();
  open('/test-form-interpretation?type=volunteer', respond(formCalls.form, volunteer));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Ada'));
  expect(screen.getByLabelText('Secret')).toHaveValue('');
});
