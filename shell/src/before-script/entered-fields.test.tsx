import { screen } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { loginBody } from '@summit/contract/shapes/attendees/auth';
import { PasswordField } from '@summit/shared-ui/fields/password-field';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { someTurns, until } from '../app/testing/until.ts';
import { EarlyInput } from './early-input.tsx';
import { earlyState } from './early-state.ts';
import { recordEnteredFields } from './entered-fields.ts';
import { EarlyForm } from './testing/early-form.tsx';

const sent = jest.fn();
const roots: Root[] = [];
const early = () => ({ pressed: [], submitted: [], typed: [] });

const page = (form: ReactNode) => (
  <main>
    {form}
    <EarlyInput />
  </main>
);

/** The page as the server sends it. */
function open(form: ReactNode): void {
  document.body.innerHTML = `<div id="root">${renderToString(page(form))}</div><script type="application/json" id="summit-state"></script>`;
  Object.assign(document.getElementById('summit-state') as HTMLElement, { early: early() });
}

/** Runs the script and waits until it has finished. */
async function start(form: ReactNode): Promise<void> {
  recordEnteredFields();
  roots.push(hydrateRoot(document.getElementById('root') as HTMLElement, page(form)));
  await until(() => earlyState()?.done === true);
  await someTurns();
}

/** A form whose library sets its own first values. */
function LoginForm() {
  const form = useSiteForm({
    schema: loginBody,
    defaultValues: { email: '', password: '' },
    onSubmit: (values) => sent(values),
  });
  return (
    <form {...form.formProps}>
      <TextField {...form.field('email')} label="Email" />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <button>Send</button>
    </form>
  );
}

beforeEach(() => {
  sent.mockReset();
  sessionStorage.clear();
});
afterEach(() => roots.splice(0).forEach((root) => root.unmount()));

test('values that the browser restored on a reload are known to the page', async () => {
  open(<EarlyForm onSent={sent} />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Ada';
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  screen.getByDisplayValue<HTMLInputElement>('sell').checked = true;
  screen.getByRole<HTMLSelectElement>('combobox').value = '2';
  await start(<EarlyForm onSent={sent} />);

  expect(screen.getByRole('status')).toHaveTextContent('Ada true sell 2');
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  expect(screen.queryByText(/Left with/)).not.toBeInTheDocument();
});

test('text typed before the script and before a reload is restored once', async () => {
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
  open(<LoginForm />);
  const stored = JSON.stringify([window.location.pathname, { [name().id]: 'ada@summit.example', gone: 'x' }]);
  sessionStorage.setItem(tabStorageKeys.earlyFields, stored);
  await start(<LoginForm />);

  expect(name()).toHaveValue('ada@summit.example');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['{', '7', '["/another", { "a": "b" }]'])('invalid stored input is ignored: %s', async (stored) => {
  sessionStorage.setItem(tabStorageKeys.earlyFields, stored);
  open(<LoginForm />);
  await start(<LoginForm />);
  expect(screen.getByLabelText(/^Email/)).toHaveValue('');
});

test('unchanged fields report nothing', async () => {
  open(<EarlyForm onSent={sent} />);
  const heard = jest.fn();
  document.addEventListener('input', heard);
  await start(<EarlyForm onSent={sent} />);
  document.removeEventListener('input', heard);

  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('false 1');
});

test('a form with initial values keeps and sends the input of a password manager', async () => {
  open(<LoginForm />);
  screen.getByLabelText<HTMLInputElement>(/^Email/).value = 'ada@summit.example';
  screen.getByLabelText<HTMLInputElement>(/^Password/).value = 'Summit2027';
  await start(<LoginForm />);

  expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@summit.example');
  screen.getByRole('button', { name: 'Send' }).click();
  await until(() => sent.mock.calls.length > 0);
  expect(sent).toHaveBeenCalledWith({ email: 'ada@summit.example', password: 'Summit2027' });
});

describe('when another program has changed the page before its script', () => {
  // React logs the differences in development.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  /** React reports what it renders again. */
  const expected = (event: Event) => event.preventDefault();
  beforeEach(() => window.addEventListener('error', expected));
  afterEach(() => window.removeEventListener('error', expected));

  const changes: [string, () => void][] = [
    [
      'a password manager has put its mark beside a field',
      () => screen.getByLabelText(/^Email/).insertAdjacentHTML('afterend', '<div data-manager></div>'),
    ],
    [
      'a translator has replaced the words',
      () => {
        for (const label of document.querySelectorAll('label, button')) {
          const [text] = label.childNodes;
          const font = document.createElement('font');
          font.textContent = 'Wort';
          text?.replaceWith(font);
        }
      },
    ],
    [
      'an extension has marked the fields',
      () => document.querySelectorAll('input').forEach((field) => field.setAttribute('data-checked-by', 'x')),
    ],
    [
      'an extension has put a box around the form',
      () => {
        const form = document.querySelector('form') as HTMLFormElement;
        const box = document.createElement('div');
        form.replaceWith(box);
        box.append(form);
      },
    ],
  ];

  test.each(changes)('%s: the input is kept, and the form works', async (_what, change) => {
    open(<LoginForm />);
    const [email, password] = [screen.getByLabelText(/^Email/), screen.getByLabelText(/^Password/)];
    change();
    Object.assign(email, { value: 'ada@summit.example' });
    Object.assign(password, { value: 'Summit2027' });
    email.focus();
    (earlyState() as { typed: unknown[] }).typed.push(email);
    await start(<LoginForm />);

    expect(screen.getByLabelText(/^(Email|Wort)/, { selector: '[name=email]' })).toHaveValue(
      'ada@summit.example',
    );
    expect(document.activeElement).toHaveAttribute('name', 'email');
    document.querySelector('form')?.requestSubmit();
    await until(() => sent.mock.calls.length > 0);
    expect(sent).toHaveBeenCalledWith({ email: 'ada@summit.example', password: 'Summit2027' });
  });
});
