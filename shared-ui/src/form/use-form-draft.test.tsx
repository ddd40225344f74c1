import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, fields, optionalText, requiredText } from '@summit/contract/forms/rules';
import { Button } from '../actions/button.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderPart } from '../testing.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormBody } from './form-body.tsx';
import { useFormDraft } from './use-form-draft.tsx';
import { useSiteForm } from './use-site-form.tsx';

const schema = fields({ email: email(), message: requiredText(100), code: optionalText() });

function Letter({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
  const form = useSiteForm({
    schema,
    defaultValues: { email: '', message: '', code: '' },
    onSubmit: () => {
      onSubmit();
      draft.finish();
    },
  });
  const draft = useFormDraft('contact-us', form, { neverStored: ['code'] });
  return (
    <FormBody {...form.formProps}>
      <DraftNotice draft={draft} text="Still here." />
      <TextField {...form.field('email')} label="Email" />
      <TextArea {...form.field('message')} label="Message" limit={100} />
      <TextField {...form.field('code')} label="Code" />
      <Button type="submit">Send</Button>
    </FormBody>
  );
}

const message = () => screen.getByRole('textbox', { name: /Message/ });

beforeEach(() => window.localStorage.clear());

async function writeAndReload() {
  const first = renderPart(<Letter />);
  await userEvent.type(message(), 'Dear all');
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), 'secret');
  first.unmount();
  renderPart(<Letter />);
  await waitFor(() => expect(message()).toHaveValue('Dear all'));
}

test('input and its character count survive a reload, but secrets do not', async () => {
  await writeAndReload();
  expect(screen.getByText('8 / 100')).toBeVisible();
  expect(screen.getByText('Still here.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('secret');
});

test('one press clears the form permanently', async () => {
  await writeAndReload();
  await userEvent.click(screen.getByRole('button', { name: 'Start with an empty form' }));
  expect(message()).toHaveValue('');
  expect(screen.queryByText('Still here.')).not.toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
});

test('no form stores a password, even while it is shown, or after its field is removed', async () => {
  function Account() {
    const form = useSiteForm({
      schema: fields({ email: email(), secret: optionalText() }),
      defaultValues: { email: '', secret: '' },
      onSubmit: () => undefined,
    });
    useFormDraft('own-details-a1', form);
    return (
      <FormBody {...form.formProps}>
        <TextField {...form.field('email')} label="Email" />
        {form.methods.watch('email') !== '' && (
          <PasswordField {...form.field('secret')} label="Password" autoComplete="current-password" />
        )}
      </FormBody>
    );
  }
  renderPart(<Account />);
  const address = screen.getByRole('textbox', { name: /Email/ });
  await userEvent.type(address, 'a@b.example');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Dear');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByLabelText(/^Password/), 'diary');
  await userEvent.clear(address);
  await userEvent.type(address, 'c');
  expect(window.localStorage.getItem('draft.own-details-a1')).toBe('{"email":"c"}');
});

test('input from before the draft was read is preserved', async () => {
  window.localStorage.setItem(
    'draft.contact-us',
    JSON.stringify({ email: 'kept@b.example', message: 'Old' }),
  );
  renderPart(<Letter />);
  fireEvent.input(message(), { target: { value: 'New' } });
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('kept@b.example'));
  expect(message()).toHaveValue('New');
});

test('a form restored by the browser is also recognised as begun before', async () => {
  window.localStorage.setItem('draft.contact-us', JSON.stringify({ message: 'Dear all' }));
  renderPart(<Letter />);
  fireEvent.input(message(), { target: { value: 'Dear all' } });
  expect(await screen.findByText('Still here.')).toBeVisible();
  expect(message()).toHaveValue('Dear all');
});

test('parts of an object are separate fields, and prefilled values can be changed', async () => {
  const parts = fields({ company: requiredText(), billing: fields({ city: requiredText() }) });
  function Invoice() {
    const form = useSiteForm({
      schema: parts,
      defaultValues: { company: 'Halden Bank', billing: { city: '' } },
      onSubmit: () => undefined,
    });
    useFormDraft('listing', form);
    return (
      <FormBody {...form.formProps}>
        <TextField {...form.field('company')} label="Company" />
        <TextField {...form.field('billing.city')} label="City" />
      </FormBody>
    );
  }
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const first = renderPart(<Invoice />);
  await userEvent.type(field(/Company/), ' Ltd');
  await userEvent.type(field(/City/), 'Porto');
  first.unmount();
  renderPart(<Invoice />);
  await waitFor(() => expect(field(/City/)).toHaveValue('Porto'));
  expect(field(/Company/)).toHaveValue('Halden Bank Ltd');
});

test('nothing is stored after sending', async () => {
  const onSubmit = jest.fn();
  renderPart(<Letter onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'a@b.example');
  await userEvent.type(message(), 'Dear all');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  await waitFor(() => expect(window.localStorage).toHaveLength(0));
});

test.each(['{"message":', '[]', '"text"', '{"message":{"a":1},"other":"x"}'])(
  'an invalid draft is ignored: %s',
  async (content) => {
    window.localStorage.setItem('draft.contact-us', content);
    renderPart(<Letter />);
    await userEvent.type(message(), 'Dear');
    expect(message()).toHaveValue('Dear');
  },
);
