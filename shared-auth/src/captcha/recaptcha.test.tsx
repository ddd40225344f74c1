import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import { useCaptcha } from '../shared-auth.ts';
import { renderWithSession, respond } from '../testing.tsx';

interface Options {
  sitekey: string;
  size: string;
  callback: (token: string) => void;
  'error-callback': () => void;
}

/** The options of the widgets that Google's fake script has executed. */
let shown: Options[];
let actions: unknown[];

beforeEach(() => {
  shown = [];
  actions = [];
  const rendered: Options[] = [];
  const grecaptcha = {
    ready: (run: () => void) => run(),
    render: (_place: HTMLElement, options: Options) => rendered.push(options) - 1,
    execute: (widget: number, options: { action: string }) => {
      shown.push(rendered[widget] as Options);
      actions.push(options.action);
    },
  };
  Object.assign(window, { grecaptcha });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'grecaptcha');
  document.querySelectorAll('iframe, script').forEach((element) => element.remove());
});

function Check() {
  const { state, responseKey, start } = useCaptcha(authCalls.login);
  return (
    <>
      <button onClick={start}>Start</button>
      <p>{state}</p>
      <output>{responseKey}</output>
    </>
  );
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="google.com/recaptcha"]');

async function start() {
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('solving');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}

function open() {
  const provider = respond(metaCalls.captcha, { provider: 'recaptcha', siteKey: 'site-key' });
  return renderWithSession(<Check />, { responses: [provider] });
}

test('a script that cannot be loaded is a failure, and the next start retries', async () => {
  const { grecaptcha } = window as { grecaptcha?: object };
  Reflect.deleteProperty(window, 'grecaptcha');
  open();
  await start();
  act(() => {
    script()?.dispatchEvent(new Event('error'));
  });
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(script()).toBeNull();

  await start();
  act(() => {
    Object.assign(window, { grecaptcha });
    script()?.dispatchEvent(new Event('load'));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(shown).toHaveLength(1);
});

test('the server’s provider is called with its site key, and its result is the response key', async () => {
  const { requests } = open();
  await start();
  expect(shown[0]).toMatchObject({ sitekey: 'site-key', size: 'invisible' });
  expect(actions).toEqual(['public/login']);

  act(() => shown[0]?.callback('token-of-google'));

  expect(await screen.findByText('solved')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('token-of-google');
  expect(requests.map(({ path }) => path)).toEqual([metaCalls.captcha.path]);
});

test('an error of the provider is a failure', async () => {
  open();
  await start();
  act(() => shown[0]?.['error-callback']());

  expect(await screen.findByText('failed')).toBeInTheDocument();
});

test('a visitor who closes the task can restart it', async () => {
  open();
  const task = document.createElement('iframe');
  task.src = 'about:blank#/recaptcha/api2/bframe';
  document.body.append(task);
  await start();
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(screen.getByText('solving')).toBeInTheDocument();

  task.style.visibility = 'hidden';

  expect(await screen.findByText('failed', {}, { timeout: 4000 })).toBeInTheDocument();
});
