import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { fields, optionalText } from '@summit/contract/forms/rules';
import { TextField } from '../fields/text-field.tsx';
import { createPartFrame, renderPart } from '../testing.tsx';
import { FormBody } from './form-body.tsx';
import { useFormDraft } from './use-form-draft.tsx';
import { useSiteForm } from './use-site-form.tsx';

const schema = fields({ kind: optionalText(), category: optionalText() });

interface ApplicationProps {
  kind: string;
  onRestored?: (stored: Readonly<Record<string, unknown>>) => void;
}

/** A form whose category depends on its kind. */
function Application({ kind, onRestored }: ApplicationProps) {
  const form = useSiteForm({
    schema,
    defaultValues: { kind, category: '' },
    onSubmit: () => undefined,
  });
  useFormDraft('first-step', form, {
    always: ['kind'],
    fit: (stored) => (stored.kind === kind ? stored : {}),
    onRestored,
  });
  return (
    <FormBody {...form.formProps}>
      <TextField {...form.field('kind')} label="Kind" />
      <TextField {...form.field('category')} label="Category" />
    </FormBody>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('a field that others depend on is stored with them, and unsuitable values are omitted', async () => {
  const first = renderPart(<Application kind="Buy" />);
  await userEvent.type(field('Category'), 'Bank');
  first.unmount();

  const other = renderPart(<Application kind="Sell" />);
  expect(field('Kind')).toHaveValue('Sell');
  expect(field('Category')).toHaveValue('');
  other.unmount();

  const restored = jest.fn();
  renderPart(<Application kind="Buy" onRestored={restored} />);
  expect(field('Category')).toHaveValue('Bank');
  expect(restored).toHaveBeenCalledWith({ kind: 'Buy', category: 'Bank' });
});

test('an untouched form saves no draft', () => {
  renderPart(<Application kind="Buy" />).unmount();
  expect(window.localStorage).toHaveLength(0);
});

test('early input in a server-rendered form is preserved', async () => {
  window.localStorage.setItem('draft.first-step', '{"kind":"Buy","category":"Bank"}');
  const { frame } = createPartFrame();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(frame(<Application kind="Buy" />));
  const restored = jest.fn();
  render(frame(<Application kind="Buy" onRestored={restored} />), { container, hydrate: true });
  expect(field('Category')).toHaveValue('');
  fireEvent.input(field('Category'), { target: { value: 'Insurer' } });
  await waitFor(() => expect(restored).toHaveBeenCalled());
  expect(field('Category')).toHaveValue('Insurer');
});
