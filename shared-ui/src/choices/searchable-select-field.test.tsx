import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { TextField } from '../fields/text-field.tsx';
import { renderPart } from '../testing.tsx';
import { SearchableSelectField } from './searchable-select-field.tsx';

const options = [
  { value: 'CI', label: "Côte d'Ivoire" },
  { value: 'FR', label: 'France' },
  { value: 'PF', label: 'French Polynesia' },
  { value: 'GB', label: 'United Kingdom' },
];

const names: Record<string, string[]> = { FR: ['Frankreich'], GB: ['UK', 'England'] };

function visit(onChange?: (value: string) => void) {
  renderPart(
    <form aria-label="Register">
      <TextField label="Name" name="name" />
      <SearchableSelectField
        label="Country"
        name="country"
        options={options}
        placeholder="Choose a country"
        otherNames={() => Promise.resolve((code) => names[code] ?? [])}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      />
      <TextField label="City" name="city" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Register' });
  return { user: userEvent.setup(), sent: () => new FormData(form).get('country') };
}

const country = () => screen.getByRole('combobox', { name: 'Country' });

/** Lets the visitor start in another field, so that the search is loaded by the time they reach this one. */
async function begun(onChange?: (value: string) => void) {
  const form = visit(onChange);
  await form.user.click(screen.getByRole('textbox', { name: 'Name' }));
  await waitFor(() => expect(country()).toHaveProperty('tagName', 'INPUT'));
  return form;
}

test("is the browser's native list until the visitor uses the form", async () => {
  const { user, sent } = visit();
  expect(country()).toHaveProperty('tagName', 'SELECT');
  await user.selectOptions(country(), 'France');
  expect(sent()).toBe('FR');
});

test('can be searched by a visitor who started before the script had loaded', async () => {
  function Begun() {
    useLayoutEffect(() => screen.getByRole('textbox', { name: 'Name' }).focus(), []);
    return null;
  }
  renderPart(
    <form aria-label="Register">
      <TextField label="Name" name="name" />
      <SearchableSelectField label="Country" name="country" options={options} />
      <Begun />
    </form>,
  );
  await waitFor(() => expect(country()).toHaveProperty('tagName', 'INPUT'));
});

test('a native list that has the focus is not replaced', async () => {
  const { user } = visit();
  await user.click(country());
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(country()).toHaveProperty('tagName', 'SELECT');
  expect(country()).toHaveFocus();
  await user.tab();
  await waitFor(() => expect(country()).toHaveProperty('tagName', 'INPUT'));
});

test('is found by typing part of its name, and chosen by keyboard', async () => {
  const change = jest.fn<void, [string]>();
  const { user, sent } = await begun(change);
  await user.tab();
  expect(country()).toHaveFocus();
  await user.keyboard('fren');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['French Polynesia']);
  await user.keyboard('{Enter}');
  expect(country()).toHaveValue('French Polynesia');
  expect(sent()).toBe('PF');
  expect(change).toHaveBeenLastCalledWith('PF');
});

test('typing replaces a value that the form sets at the same time', async () => {
  const { user, sent } = await begun();
  await user.tab();
  const list = screen.getByRole<HTMLFormElement>('form').querySelector('select') as HTMLSelectElement;
  act(() => {
    list.value = 'GB';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(country()).toHaveValue('United Kingdom');
  await user.keyboard('fren');
  expect(country()).toHaveValue('fren');
  await user.keyboard('{Enter}');
  expect(sent()).toBe('PF');
});

test('accents can be omitted', async () => {
  const { user, sent } = await begun();
  await user.type(country(), 'cote');
  await user.click(screen.getByRole('option', { name: "Côte d'Ivoire" }));
  expect(sent()).toBe('CI');
});

test.each([
  ['the whole name', 'France', 'FR', 'France'],
  ['a part of it', 'fren', 'PF', 'French Polynesia'],
  ['another name', 'UK', 'GB', 'United Kingdom'],
  ['a name in another language', 'Frankreich', 'FR', 'France'],
])('typing %s and moving on selects the option', async (_what, typed, value, label) => {
  const { user, sent } = await begun();
  await user.type(country(), typed);
  await user.tab();
  expect(country()).toHaveValue(label);
  expect(sent()).toBe(value);
});

test('a click elsewhere also selects the match, and typing another name later changes it', async () => {
  const { user, sent } = await begun();
  await user.type(country(), 'uk');
  await user.click(screen.getByRole('textbox', { name: 'City' }));
  expect(sent()).toBe('GB');
  await user.clear(country());
  await user.type(country(), 'fra{Escape}');
  await user.tab();
  expect(country()).toHaveValue('France');
  expect(sent()).toBe('FR');
});

test('entering the field without typing selects nothing', async () => {
  const { user, sent } = await begun();
  await user.click(country());
  await user.tab();
  expect(country()).toHaveValue('');
  expect(sent()).toBe('');
});

test('a text without a match shows a message, stays visible, and selects nothing', async () => {
  const { user, sent } = await begun();
  await user.type(country(), 'france{Enter}');
  await user.clear(country());
  await user.type(country(), 'atlantis');
  expect(screen.getByRole('status')).toHaveTextContent('No match');
  await user.tab();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(country()).toHaveValue('atlantis');
  expect(country()).toHaveAccessibleDescription(/“atlantis” is not in the list/);
  expect(sent()).toBe('');
  await user.clear(country());
  await user.type(country(), 'fra');
  expect(country()).not.toBeInvalid();
});

test('shows values set by the form or the browser, and can be focused by the form', async () => {
  await begun();
  const list = document.querySelector('select');
  if (!list) throw new Error('The list is not there');
  act(() => {
    list.value = 'GB';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(country()).toHaveValue('United Kingdom');
  act(() => list.focus());
  expect(country()).toHaveFocus();
});

test('Escape closes the list and keeps the selection', async () => {
  const { user, sent } = await begun();
  await user.type(country(), 'united{Enter}');
  await user.click(country());
  expect(screen.getByRole('listbox', { name: 'Country' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(sent()).toBe('GB');
});
