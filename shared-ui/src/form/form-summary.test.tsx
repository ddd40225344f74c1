import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, fields, requiredText } from '@summit/contract/forms/rules';
import { messages } from '@summit/contract/words/messages';
import { Button } from '../actions/button.tsx';
import { FailureReportContext } from '../feedback/failure-report.tsx';
import { TextField } from '../fields/text-field.tsx';
import { renderPart } from '../testing.tsx';
import { FormBody } from './form-body.tsx';
import { FormSummary } from './form-summary.tsx';
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

describe('the summary of a refused submit', () => {
  async function refused() {
    open();
    await userEvent.clear(companyField());
    await send();
    return summary();
  }

  test('shows the current message of a changed field', async () => {
    const box = await refused();
    expect(box).toHaveTextContent(`Work email: ${messages.required}`);
    await userEvent.type(emailField(), 'amara@');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveTextContent(`Work email: ${messages.email}`));

    await userEvent.type(emailField(), 'halden.example');
    await userEvent.tab();
    await waitFor(() => expect(box).toHaveTextContent('One field needs your attention'));
    expect(box).not.toHaveTextContent('Work email');
  });

  test('disappears when everything is corrected', async () => {
    await refused();
    await userEvent.type(emailField(), 'amara@halden.example');
    await userEvent.type(companyField(), 'Halden Bank');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  test('and the field have the same message when it is left unchanged', async () => {
    const box = await refused();
    await userEvent.click(emailField());
    await userEvent.tab();
    await waitFor(() => expect(emailField()).toHaveAccessibleDescription(messages.required));
    expect(box).toHaveTextContent(`Work email: ${messages.required}`);
  });
});

describe('the server’s message about the form as a whole', () => {
  const fill = () => userEvent.type(emailField(), 'amara@halden.example');

  test('includes messages about fields that the form does not show', async () => {
    open(() => {
      const failures = [
        { field: 'company', message: 'This company is unknown' },
        { field: 'manager', message: 'A manager is required for this category' },
      ];
      throw Object.assign(new Error('Refused'), { code: 'validation.base-0001', status: 400, failures });
    });
    await fill();
    await send();
    const box = await summary();
    expect(box).toHaveTextContent('A manager is required for this category.');
    expect(box).toHaveTextContent('Company: This company is unknown');
    expect(box).not.toHaveTextContent(/This company is unknown.*This company is unknown/);
  });

  test('shows the text of the refusal', async () => {
    open(() => {
      throw Object.assign(new Error('Blocked attendee can not login on site'), {
        code: 'fm.cms-0069',
        status: 403,
      });
    });
    await fill();
    await send();
    expect((await summary()).textContent).toBe(
      'This was not acceptedBlocked attendee can not login on site.',
    );
  });

  test('links to the login when the session has ended', async () => {
    open(() => {
      throw Object.assign(new Error('Please log in to continue.'), {
        code: 'authorization-0001',
        status: 401,
      });
    });
    await fill();
    await send();
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  });

  test('offers to report a failure of the server, once', async () => {
    const failure = Object.assign(new Error('An error occurred!'), {
      code: 'server-0001',
      status: 500,
      requestId: 'r-8',
    });
    const report = jest.fn(async () => undefined);
    renderPart(
      <FailureReportContext value={report}>
        <ContactForm onSubmit={() => Promise.reject(failure)} />
      </FailureReportContext>,
    );
    await fill();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Report this' }));
    expect(report).toHaveBeenCalledWith(failure);
    expect(await screen.findByRole('button', { name: 'Reported, thank you' })).toBeDisabled();
  });
});
