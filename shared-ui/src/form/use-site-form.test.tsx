import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, fields, requiredText } from '@summit/contract/forms/rules';
import { messages } from '@summit/contract/words/messages';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderPart } from '../testing.tsx';
import { FormBody } from './form-body.tsx';
import { FormSummary } from './form-summary.tsx';
import { lazySchema } from './lazy-schema.tsx';
import { useSiteForm } from './use-site-form.tsx';

const schema = fields({ email: email(), company: requiredText(20) });

interface Values {
  email: string;
  company: string;
}

function ContactForm({ onSubmit }: { onSubmit: (values: Values) => Promise<void> | void }) {
  const form = useSiteForm({
    schema,
    defaultValues: { email: '', company: 'Halden Bank' },
    trim: ['email'],
    registers: true,
    onSubmit,
  });
  return (
    <FormBody {...form.formProps}>
      <FormSummary {...form.summary} />
      <TextField {...form.field('email')} label="Work email" />
      <TextField {...form.field('company')} label="Company" />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
      {form.submitted && <p>Thank you</p>}
    </FormBody>
  );
}

const open = (onSubmit: (values: Values) => Promise<void> | void = jest.fn()) =>
  renderPart(<ContactForm onSubmit={onSubmit} />);
const emailField = () => screen.getByRole('textbox', { name: /Work email/ });
const companyField = () => screen.getByRole('textbox', { name: /Company/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const summary = () => screen.findByRole('alert', { name: 'Problems with the form' });

describe('while the visitor fills in a form', () => {
  test('a field that is left unchanged shows no message', async () => {
    open();
    await userEvent.click(emailField());
    await userEvent.tab();
    expect(emailField()).not.toHaveAttribute('aria-invalid');
  });

  test('a changed field shows its error on leaving it', async () => {
    open();
    await userEvent.type(emailField(), 'amara@');
    await userEvent.tab();
    await waitFor(() => expect(emailField()).toBeInvalid());
    expect(emailField()).toHaveAccessibleDescription(messages.email);
  });

  test('a message is delayed until the press that left the field is over, so that no button moves', async () => {
    open();
    await userEvent.type(emailField(), 'amara@');
    const pointer = userEvent.setup();
    await pointer.pointer({ keys: '[MouseLeft>]', target: companyField() });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(companyField()).toHaveFocus();
    expect(screen.queryByText(messages.email)).not.toBeInTheDocument();

    await pointer.pointer({ keys: '[/MouseLeft]', target: companyField() });
    expect(await screen.findByText(messages.email)).toBeVisible();
  });

  test('the message disappears on entering the field, and reappears if it is still invalid on leaving it', async () => {
    open();
    await userEvent.type(emailField(), 'amara@');
    await userEvent.tab();
    await screen.findByText(messages.email);
    await userEvent.click(emailField());
    expect(screen.queryByText(messages.email)).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText(messages.email)).toBeVisible();
  });

  test('surrounding spaces are removed on leaving the field', async () => {
    open();
    await userEvent.type(emailField(), '  amara@halden.example ');
    await userEvent.tab();
    await waitFor(() => expect(emailField()).toHaveValue('amara@halden.example'));
    expect(emailField()).toBeValid();
  });

  test('required fields are determined by the rules', () => {
    open();
    expect(emailField()).toBeRequired();
  });
});

describe('a submit that breaks a rule', () => {
  test('is not sent; the summary takes the focus and links to the fields in their order', async () => {
    const onSubmit = jest.fn();
    open(onSubmit);
    await userEvent.clear(companyField());
    await send();
    expect(await summary()).toHaveFocus();
    expect(await summary()).toHaveTextContent('2 fields need your attention');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Work email', 'Company']);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Company' }));
    expect(companyField()).toHaveFocus();
  });

  test('scrolls to the first refused field, 350 px below the edge, after 100 ms', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    open();
    jest.spyOn(emailField(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 100, 50));
    await send();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 550), { timeout: 2000 });
  });
});

describe('a submit that the server responds to', () => {
  const fill = () => userEvent.type(emailField(), 'amara@halden.example');

  test('sends the values and shows success', async () => {
    const onSubmit = jest.fn();
    open(onSubmit);
    await fill();
    await send();
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledWith({ email: 'amara@halden.example', company: 'Halden Bank' });
  });

  test('shows the errors of a refusal beside their fields and keeps the input', async () => {
    open(() => {
      throw Object.assign(new Error('Invalid registration from. Please check your fields.'), {
        code: 'validation.base-0001',
        failures: [{ field: 'company', errorCode: '0001', message: 'We do not know this company' }],
      });
    });
    await fill();
    await send();
    await waitFor(() => expect(companyField()).toHaveAccessibleDescription('We do not know this company'));
    expect(emailField()).toHaveValue('amara@halden.example');
    expect(await summary()).toHaveTextContent('Company: We do not know this company');
    expect(await summary()).toHaveTextContent('Invalid registration from. Please check your fields.');
  });

  test('shows any other error in the summary, with its request id', async () => {
    open(() => {
      throw Object.assign(new Error('No connection'), { code: 'network-0001', requestId: 'r-7' });
    });
    await fill();
    await send();
    expect(await summary()).toHaveTextContent(
      'This was not sentNo connection. Nothing you entered is lost. Request r-7',
    );
    expect(screen.queryByText('Thank you')).not.toBeInTheDocument();
  });

  test('cannot be sent twice at once', async () => {
    const finish: (() => void)[] = [];
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => finish.push(resolve)));
    open(onSubmit);
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await send();
    await userEvent.type(companyField(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => finish[0]?.());
    expect(await screen.findByText('Thank you')).toBeVisible();
  });
});

describe('a part of an object', () => {
  const invoice = fields({ billing: fields({ city: requiredText(20) }) });

  function InvoiceForm() {
    const form = useSiteForm({
      schema: invoice,
      defaultValues: { billing: { city: 'Leith' } },
      onSubmit: jest.fn(),
    });
    return (
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <TextField {...form.field('billing.city')} label="City" />
        <Button type="submit">Send</Button>
      </FormBody>
    );
  }

  test('is treated like any other field', async () => {
    renderPart(<InvoiceForm />);
    const city = screen.getByRole('textbox', { name: 'City' });
    expect(city).toHaveValue('Leith');
    expect(city).toBeRequired();
    await userEvent.clear(city);
    await send();
    await waitFor(() => expect(city).toHaveAccessibleDescription(messages.required));
    expect(await summary()).toHaveTextContent(`One field needs your attentionCity: ${messages.required}`);
  });
});

describe('rules that are loaded late', () => {
  const load = jest.fn(() => Promise.resolve(schema));
  const rules = lazySchema(['email'], load);

  function LateForm({ onSubmit }: { onSubmit: (values: Values) => void }) {
    const form = useSiteForm<Values>({
      schema: rules,
      defaultValues: { email: '', company: 'Halden' },
      onSubmit,
    });
    return (
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <TextField {...form.field('email')} label="Work email" />
        <Button type="submit">Send</Button>
      </FormBody>
    );
  }

  test('are loaded on the first focus, and required fields are marked before', async () => {
    renderPart(<LateForm onSubmit={jest.fn()} />);
    expect(emailField()).toBeRequired();
    expect(load).not.toHaveBeenCalled();
    await userEvent.click(emailField());
    expect(load).toHaveBeenCalled();
  });

  test('a form whose rules failed to load shows a message, keeps the input and can be sent again', async () => {
    const onSubmit = jest.fn();
    load.mockRejectedValue(new Error('No connection'));
    renderPart(<LateForm onSubmit={onSubmit} />);
    await userEvent.type(emailField(), 'amara@halden.example');
    await send();
    expect(await summary()).toHaveTextContent('Nothing you entered is lost');
    expect(onSubmit).not.toHaveBeenCalled();
    load.mockResolvedValue(schema);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(emailField()).toHaveValue('amara@halden.example');
  });
});
