import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { InferType } from 'yup';
import { fields } from '@summit/contract/forms/rules';
import { billing } from '@summit/contract/registration/billing-address';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { BillingFields, knownBilling } from './billing-fields.tsx';

const schema = fields({ billing: billing() });

function Form({ send }: { send: (values: object) => void }) {
  const form = useSiteForm<InferType<typeof schema>>({
    schema,
    defaultValues: { billing: knownBilling({ company: 'Expo', country: 'GB' }) },
    onSubmit: send,
  });
  return (
    <form {...form.formProps} aria-label="Form">
      <BillingFields form={form} />
    </form>
  );
}

function fill(name: RegExp, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
}

function choose(country: string): void {
  fireEvent.change(screen.getByRole('combobox', { name: /^Country/ }), { target: { value: country } });
}

const postcode = () => screen.getByRole('textbox', { name: /^Postcode/ });
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')));

/** Enters the address, which loads the address formats of countries. */
const begin = () => fireEvent.focus(screen.getByRole('textbox', { name: /^Company/ }));

test('an address in Hong Kong needs no postcode, one in London does', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  begin();
  fill(/^Address\W*$/, '1 Quay');
  fill(/^Town/, 'Central');
  expect(postcode()).toBeRequired();
  await submit();
  await waitFor(() => expect(postcode()).toBeInvalid());

  choose('HK');
  await waitFor(() => expect(postcode()).not.toBeRequired());
  await waitFor(() => expect(postcode()).toBeValid());
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});

test('a state is requested if addresses have one, and is cleared with the country', async () => {
  const send = jest.fn();
  render(<Form send={send} />);
  begin();
  fill(/^Address\W*$/, '1 Quay');
  fill(/^Town/, 'Austin');
  fill(/^Postcode/, '73301');
  expect(screen.queryByRole('textbox', { name: /^State/ })).not.toBeInTheDocument();
  choose('US');
  await screen.findByRole('textbox', { name: /^State/ });
  fill(/^State/, 'TX');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.lastCall[0].billing).toMatchObject({ country: 'US', state: 'TX' });

  choose('CA');
  expect(await screen.findByRole('textbox', { name: /^Province/ })).toBeInTheDocument();
  choose('DE');
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall[0].billing.state).toBeUndefined();
});
