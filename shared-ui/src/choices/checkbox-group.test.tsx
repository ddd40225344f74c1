import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array } from 'yup';
import { fields, requiredText } from '@summit/contract/forms/rules';
import { messages } from '@summit/contract/words/messages';
import { Button } from '../actions/button.tsx';
import { FormBody } from '../form/form-body.tsx';
import { FormSummary } from '../form/form-summary.tsx';
import { useSiteForm } from '../form/use-site-form.tsx';
import { renderPart } from '../testing.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';

const schema = fields({
  products: array(requiredText()).required(messages.required).min(1, messages.required),
});

const options = [
  { value: 'payments', label: 'Payments' },
  { value: 'data', label: 'Data' },
];

function Products({ products, onSubmit }: { products: string[]; onSubmit: (values: unknown) => void }) {
  const form = useSiteForm({ schema, defaultValues: { products }, onSubmit });
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <CheckboxGroup {...form.field('products')} legend="What you sell" options={options} />
      <Button type="submit">Send</Button>
    </FormBody>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('sends every ticked choice', async () => {
  const onSubmit = jest.fn();
  renderPart(<Products products={['data']} onSubmit={onSubmit} />);
  expect(box('Data')).toBeChecked();
  await userEvent.click(box('Payments'));
  await send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ products: expect.arrayContaining(['payments', 'data']) }),
  );
});

test('shows a message when at least one is required, and the summary links to the first', async () => {
  renderPart(<Products products={[]} onSubmit={jest.fn()} />);
  await send();
  const group = await screen.findByRole('group', { name: /What you sell/ });
  await waitFor(() => expect(group).toHaveAccessibleDescription(messages.required));
  await userEvent.click(screen.getByRole('link', { name: 'What you sell' }));
  expect(box('Payments')).toHaveFocus();
});
