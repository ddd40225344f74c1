import { screen, waitFor } from '@testing-library/react';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import {
  blitzSettings,
  field,
  fillTable,
  invitation,
  invited,
  person,
  submission,
  submitted,
  table,
} from '../testing/blitz-visit.ts';
import { enter, renderPage } from '../testing/page-rendering.tsx';
import BlitzRegistrationPage from './blitz-registration-page.tsx';

const { submitBlitz, submitBlitzForm } = blitzCalls;

beforeEach(() => window.localStorage.clear());

const openAt = (url: string, ...responses: TestResponse[]) =>
  renderPage(BlitzRegistrationPage, { url, responses: [blitzSettings(true), ...responses] });

const open = (...responses: TestResponse[]) => openAt('/blitz-registration?token=b-123456', ...responses);

const sent = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method, path }) => method !== 'GET' && path === submitBlitz.path);

const pressSubmit = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: /^(Ask for this table|Submit the changes)$/ }));

const accepted = respond(submitBlitz, { id: 'b1', status: 'Submitted' });

describe('the form', () => {
  test('has the organisers’ fields, prefilled with known data', async () => {
    open(invited());
    expect(await screen.findByRole('group', { name: 'A table of your own' })).toBeVisible();
    expect(field(/^Name of the company/)).toHaveValue('Corriestone');
    expect(screen.getByRole('checkbox', { name: '16:30' })).not.toBeChecked();
    expect(screen.getByText('0 / 140')).toBeVisible();
    expect(person(/^Who will be at the table/).getByRole('textbox', { name: /^Email/ })).toHaveValue(
      'table@corriestone.example',
    );
    expect(screen.getByRole('complementary', { name: 'Not submitted yet' })).toBeVisible();
  });

  test('is sent once without empty fields, and the submitted data are shown', async () => {
    const page = open(invited(), accepted);
    await fillTable(page.user);
    await page.user.dblClick(screen.getByRole('button', { name: 'Ask for this table' }));
    expect(await screen.findByText('Your table is with us')).toBeVisible();
    expect(sent(page)).toMatchObject([{ method: 'POST', body: table, query: { token: 'b-123456' } }]);
    expect(sent(page)[0]?.body).toEqual(table);
    expect(screen.getByRole('complementary', { name: 'Submitted, under review' })).toBeVisible();
    expect(screen.getByText(table.pitch)).toBeVisible();
    expect(screen.getByText('table@corriestone.example')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });

  test('reports missing fields with the organisers’ texts beside them', async () => {
    const page = open(invited());
    await enter(page.user, await screen.findByRole('textbox', { name: /^Website/ }), 'corriestone');
    await pressSubmit(page);
    await waitFor(() => expect(field(/^Website/)).toHaveAccessibleDescription(/has to start with/));
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Please fill in: What it is about');
    expect(screen.getByRole('group', { name: /^When/ })).toHaveAccessibleDescription('Please fill in: When');
    const name = person(/^Who will be at the table/).getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveAccessibleDescription('The field is required');
    expect(sent(page)).toEqual([]);
  });

  test('accepts a complete second person, or none', async () => {
    const page = open(invited(), accepted);
    await fillTable(page.user);
    const second = person(/^A second person/);
    await enter(page.user, second.getByRole('textbox', { name: /^Name/ }), 'Bo Low');
    await pressSubmit(page);
    await waitFor(() =>
      expect(second.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
        'The field is required',
      ),
    );
    await enter(page.user, second.getByRole('textbox', { name: /^Email/ }), 'bo@corriestone.example');
    await pressSubmit(page);
    await screen.findByText('Your table is with us');
    expect(sent(page)[0]?.body).toMatchObject({
      contacts: [...table.contacts, { name: 'Bo Low', email: 'bo@corriestone.example' }],
    });
  });

  test('shows the server’s errors beside the fields of the right person', async () => {
    const failures = [{ field: 'contacts[0].email', errorCode: '0002', message: 'We cannot write there' }];
    const page = open(invited(), respondWithError(submitBlitz, 'validation.base-0001', { failures }));
    await fillTable(page.user);
    await pressSubmit(page);
    const email = person(/^Who will be at the table/).getByRole('textbox', { name: /^Email/ });
    await waitFor(() => expect(email).toHaveAccessibleDescription('We cannot write there'));
  });

  test('keeps the input when the server is down', async () => {
    const page = open(invited(), respondNever(submitBlitz));
    await fillTable(page.user);
    await pressSubmit(page);
    expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
    expect(field(/^One sentence/)).toHaveValue(table.pitch);
  });

  test('shows a message when the invitation closes meanwhile, and keeps the input', async () => {
    const page = open(invited(), respondWithError(submitBlitz, 'fm.cms-0009'));
    await fillTable(page.user);
    await pressSubmit(page);
    expect(await screen.findByText(/no longer active/)).toBeVisible();
    expect(field(/^One sentence/)).toHaveValue(table.pitch);
  });

  test('keeps its input after a reload', async () => {
    const first = open(invited());
    await fillTable(first.user);
    first.unmount();
    open(invited());
    await waitFor(() => expect(field(/^One sentence/)).toHaveValue(table.pitch));
    expect(person(/^Who will be at the table/).getByRole('textbox', { name: /^Name/ })).toHaveValue(
      'Ann Low',
    );
    expect(screen.getByRole('checkbox', { name: '17:00' })).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveValue('Custody');
  });
});

describe('the submitted data', () => {
  test('are shown with their status', async () => {
    open(submitted);
    expect(await screen.findByRole('heading', { name: 'Your table' })).toBeVisible();
    expect(screen.getByText('Ann Low, Founder')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Logo: Corriestone' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: 'In the list' })).toBeVisible();
  });

  test('can be edited in a prefilled form, and are shown again', async () => {
    const page = open(submitted, respond(submitBlitzForm, { id: 'b1', status: 'Submitted' }));
    await page.user.click(await screen.findByRole('button', { name: 'Change something' }));
    expect(field(/^Name of the company/)).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: '17:00' })).toBeChecked();
    await page.user.clear(field(/^One sentence/));
    await enter(page.user, field(/^One sentence/), 'Shorter.');
    await pressSubmit(page);
    expect(await screen.findByText('Your changes are with us')).toBeVisible();
    const { status: _status, ...whole } = submission;
    const contacts = [submission.contacts[0], { name: 'Bo Low', email: 'bo@corriestone.example' }];
    expect(sent(page)).toMatchObject([{ method: 'PUT' }]);
    expect(sent(page)[0]?.body).toEqual({ ...whole, pitch: 'Shorter.', contacts });
    expect(screen.getByRole('complementary', { name: 'Submitted, under review' })).toBeVisible();
  });

  test('can be left unchanged', async () => {
    const { user } = open(submitted);
    await user.click(await screen.findByRole('button', { name: 'Change something' }));
    await enter(user, field(/^One sentence/), ' And more.');
    await user.click(screen.getByRole('button', { name: 'Leave it as it was' }));
    expect(screen.getByText(table.pitch)).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
  });

  test('of a colleague who was faster are shown, and one’s own input is saved', async () => {
    const page = open(invited(), respondWithError(submitBlitz, 'fm.cms-0019'), submitted);
    await fillTable(page.user);
    await enter(page.user, field(/^One sentence/), ' Always.');
    await pressSubmit(page);
    expect(await screen.findByText('Your company has asked for its table already')).toBeVisible();
    expect(screen.getByText('Ann Low, Founder')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Change something' }));
    await waitFor(() => expect(field(/^One sentence/)).toHaveValue(`${table.pitch} Always.`));
  });
});

describe('without a valid invitation', () => {
  test('an unknown token is explained with the form’s text', async () => {
    open(respondWithError(blitzCalls.blitzInvitation, 'cqrs-0009', { message: 'Ask Maud for another one.' }));
    expect(await screen.findByRole('heading', { name: 'This link does not open a table' })).toBeVisible();
    expect(screen.getByText('Ask Maud for another one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeVisible();
  });

  test('a closed invitation shows a message', async () => {
    open(respondWithError(blitzCalls.blitzInvitation, 'fm.cms-0009'));
    expect(await screen.findByRole('heading', { name: 'This invitation has closed' })).toBeVisible();
  });

  test('a link without a token makes no call', async () => {
    const { requests } = openAt('/blitz-registration');
    expect(await screen.findByRole('heading', { name: 'Companies take part by invitation' })).toBeVisible();
    expect(requests.some(({ path }) => path === blitzCalls.blitzInvitation.path)).toBe(false);
  });

  test('the invitation stays valid while the blitz is switched off', async () => {
    renderPage(BlitzRegistrationPage, {
      url: '/blitz-registration?token=b-123456',
      responses: [blitzSettings(false)],
    });
    expect(await screen.findByRole('heading', { name: 'The blitz is not open at the moment' })).toBeVisible();
  });

  test('the check can be retried when the server cannot be reached', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = open(respondNever(blitzCalls.blitzInvitation), invited());
    expect(await screen.findByRole('alert')).toHaveTextContent('The invitation could not be loaded');
    await user.click(screen.getByRole('button', { name: /again/ }));
    expect(await screen.findByRole('group', { name: invitation.form.title })).toBeVisible();
  });
});
