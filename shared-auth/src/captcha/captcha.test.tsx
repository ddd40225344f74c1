import { createHash } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import * as limits from '@summit/contract/limits/limits';
import { useCaptcha } from '../shared-auth.ts';
import { renderWithSession, respond, respondNever } from '../testing.tsx';

const secret = createHash('sha256').update('captcha').digest('hex');

function makeChallenge() {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    deriveKey,
    hmacSignatureSecret: secret,
  });
}

const setTimer = globalThis.setTimeout;

afterEach(() => {
  Object.assign(globalThis, { setTimeout: setTimer });
});

function Check() {
  const { state, responseKey, start, reset } = useCaptcha(authCalls.login);
  return (
    <>
      <button onClick={start}>Start</button>
      <button onClick={reset}>Reset</button>
      <p>{state}</p>
      <output>{responseKey}</output>
    </>
  );
}

async function solved() {
  const challenge = await makeChallenge();
  const { requests } = renderWithSession(<Check />, {
    responses: [respond(metaCalls.captchaChallenge, challenge)],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByText('solved');
  return requests;
}

test('solves the server’s challenge with a result that the server accepts', async () => {
  await solved();

  const key = screen.getByRole('status').textContent;
  const { challenge, solution } = JSON.parse(atob(key)) as Parameters<typeof verifySolution>[0];
  const verdict = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
  expect(verdict.verified).toBe(true);
});

test('the challenge is for the call that needs the captcha', async () => {
  const requests = await solved();

  const challenge = requests.find(({ path }) => path === metaCalls.captchaChallenge.path);
  expect(challenge?.query).toEqual({ action: 'public/login' });
});

test('a reset discards the result', async () => {
  await solved();

  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));

  expect(screen.getByText('idle')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the result is cleared when it expires', async () => {
  const long: (() => void)[] = [];
  const holdBackLongOnes = (run: () => void, delay = 0) => {
    if (delay < 60_000) return setTimer(run, delay);
    expect(delay).toBeLessThan(limits.captchaLifetime);
    long.push(run);
    return 0;
  };
  Object.assign(globalThis, { setTimeout: holdBackLongOnes });
  await solved();

  act(() => long.forEach((run) => run()));

  expect(screen.getByText('expired')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failed check shows a message and can be restarted', async () => {
  const challenge = await makeChallenge();
  renderWithSession(<Check />, {
    responses: [respondNever(metaCalls.captchaChallenge), respond(metaCalls.captchaChallenge, challenge)],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('failed')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Start' }));

  expect(await screen.findByText('solved')).toBeInTheDocument();
});

test('a page without encryption shows a message without a retry', async () => {
  const own = crypto;
  const unencrypted = { getRandomValues: own.getRandomValues.bind(own) };
  Object.defineProperty(globalThis, 'crypto', { value: unencrypted, configurable: true });
  try {
    const { requests } = renderWithSession(<Check />, {
      responses: [respondNever(metaCalls.captchaChallenge)],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('unencrypted')).toBeInTheDocument();
    expect(requests.some(({ path }) => path === metaCalls.captchaChallenge.path)).toBe(false);
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: own, configurable: true });
  }
});

test('waiting callers get the result as soon as there is one, and nothing if it is unavailable', async () => {
  const challenge = await makeChallenge();
  const results: unknown[] = [];
  function Form() {
    const { whenSolved } = useCaptcha(authCalls.login);
    return <button onClick={() => void whenSolved().then((key) => results.push(key))}>Send</button>;
  }
  const responses = [
    respondNever(metaCalls.captchaChallenge),
    respond(metaCalls.captchaChallenge, challenge),
  ];
  renderWithSession(<Form />, { responses });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toEqual([null]));

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(results).toEqual([null, expect.any(String)]));
});
