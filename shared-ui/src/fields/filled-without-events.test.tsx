import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InferType } from 'yup';
import {
  accepted,
  country,
  email,
  fields,
  firstName,
  oneOf,
  phone,
  requiredText,
} from '@summit/contract/forms/rules';
import { messages } from '@summit/contract/words/messages';
import { CheckboxField } from '../choices/checkbox-field.tsx';
import { RadioGroup } from '../choices/radio-group.tsx';
import { SearchableSelectField } from '../choices/searchable-select-field.tsx';
import { SelectField } from '../choices/select-field.tsx';
import { useSiteForm } from '../form/use-site-form.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const schema = fields({
  firstName: firstName(),
  email: email(),
  bio: requiredText(),
  phone: phone(),
  country: country(),
  size: oneOf(['s', 'm']),
  terms: accepted(),
});

const countries = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
];
const sizes = [
  { value: 's', label: 'S' },
  { value: 'm', label: 'M' },
];

function Form({ send }: { send: (values: object) => void }) {
  const form = useSiteForm<InferType<typeof schema>>({ schema, onSubmit: send });
  return (
    <form {...form.formProps} aria-label="Form">
      <TextField {...form.field('firstName')} label="First name" />
      <TextField {...form.field('email')} label="Email" />
      <TextArea {...form.field('bio')} label="Bio" />
      <PhoneField {...form.field('phone')} label="Phone" />
      <SelectField {...form.field('country')} label="Country" options={countries} placeholder="Choose" />
      <RadioGroup {...form.field('size')} legend="Size" options={sizes} />
      <CheckboxField {...form.field('terms')} label="Terms" />
      <button type="submit">Send</button>
    </form>
  );
}

function fill(name: RegExp, value: string): void {
  (screen.getByLabelText(name) as HTMLInputElement).value = value;
}

test('values that password managers and browsers fill in without events are sent', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  fill(/^First name/, 'Ann');
  fill(/^Email/, 'ann@expo.example');
  fill(/^Bio/, 'Hello');
  fill(/^Phone/, '020 7946 0018');
  fill(/^Country/, 'GB');
  (screen.getByLabelText('M') as HTMLInputElement).checked = true;
  (screen.getByLabelText(/^Terms/) as HTMLInputElement).checked = true;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0][0]).toMatchObject({
    firstName: 'Ann',
    email: 'ann@expo.example',
    bio: 'Hello',
    // The server adds the code of the country where the numbering plans have not been loaded yet.
    phone: expect.stringMatching(/^(?:\+44|0)2079460018$/),
    country: 'GB',
    size: 'm',
    terms: true,
  });
});

test('values that they clear again are missing', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ann');
  fill(/^First name/, '');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText(/^First name/)).toBeInvalid());
  expect(send).not.toHaveBeenCalled();
});

test('a phone number without its code is valid as soon as the country is chosen', async () => {
  render(<Form send={jest.fn()} />);
  const number = screen.getByLabelText(/^Phone/);
  await userEvent.type(number, '212-555-0123');
  await userEvent.tab();
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(expect.stringContaining(messages.phoneCountryCode)),
  );
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'US');
  await waitFor(() => expect(number).toBeValid());
});

test('a country chosen by searching is not changed', async () => {
  const send = jest.fn();
  function Searched() {
    const form = useSiteForm({ schema: fields({ name: firstName(), country: country() }), onSubmit: send });
    return (
      <form {...form.formProps}>
        <TextField {...form.field('name')} label="Name" />
        <SearchableSelectField
          {...form.field('country')}
          label="Country"
          options={countries}
          placeholder="Choose"
        />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Searched />);
  await userEvent.type(screen.getByLabelText(/^Name/), 'Ann');
  await waitFor(() => expect(screen.getByLabelText(/^Country/)).toHaveProperty('tagName', 'INPUT'));
  await userEvent.type(screen.getByLabelText(/^Country/), 'united s');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0][0]).toMatchObject({ country: 'US' });
  expect(screen.getByLabelText(/^Country/)).toHaveValue('United States');
});
