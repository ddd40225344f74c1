import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import * as settingsCalls from '@summit/contract/calls/settings';
import { type ApiError, useServerAction, useServerData } from '../shared-auth.ts';
import { renderWithSession, respond, respondNever, respondWithError } from '../testing.tsx';

const address = { body: { email: 'ada@demo.summit.example' }, responseKey: 'solved' };

test('two presses make one call', async () => {
  const responses: unknown[] = [];
  function Twice() {
    const request = useServerAction(authCalls.forgotPasswordRequest);
    const press = async () => {
      responses.push(...(await Promise.all([request.run(address), request.run(address)])));
    };
    return <button onClick={() => void press()}>{request.busy ? 'Sending' : 'Send'}</button>;
  }
  const { requests } = renderWithSession(<Twice />, {
    responses: [respond(authCalls.forgotPasswordRequest)],
  });

  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('button', { name: 'Send' });

  expect(responses).toHaveLength(2);
  expect(requests).toHaveLength(1);
});

test('a second press with another result of the captcha makes no second call', async () => {
  const over = jest.fn();
  function Twice() {
    const request = useServerAction(authCalls.forgotPasswordRequest);
    const again = { ...address, responseKey: 'another' };
    const press = () => Promise.all([request.run(address), request.run(again)]);
    return <button onClick={() => void press().then(over)}>Send</button>;
  }
  const { requests } = renderWithSession(<Twice />, {
    responses: [respond(authCalls.forgotPasswordRequest)],
  });

  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(over).toHaveBeenCalledTimes(1));

  expect(requests).toHaveLength(1);
});

test('presses with different inputs make a call each, and each gets its own outcome', async () => {
  const [ada, grace] = ['ada@demo.summit.example', 'grace@demo.summit.example'];
  const outcomes: string[] = [];
  function Rows() {
    const request = useServerAction(authCalls.forgotPasswordRequest);
    const press = async (email: string) => {
      const outcome = await request.run({ ...address, body: { email } }).then(
        () => 'sent',
        ({ code }: ApiError) => code,
      );
      outcomes.push(`${email}: ${outcome}`);
    };
    return <button onClick={() => void Promise.all([ada, grace].map(press))}>Send both</button>;
  }
  const { requests } = renderWithSession(<Rows />, {
    responses: [
      respond(authCalls.forgotPasswordRequest),
      respondWithError(authCalls.forgotPasswordRequest, 'route-0002'),
    ],
  });

  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(outcomes).toHaveLength(2));

  expect(requests.map(({ body }) => body)).toEqual([{ email: ada }, { email: grace }]);
  expect(new Set(outcomes)).toEqual(new Set([`${ada}: sent`, `${grace}: route-0002`]));
});

test('the same input can be sent again once its call is over', async () => {
  const over = jest.fn();
  function Again() {
    const request = useServerAction(authCalls.forgotPasswordRequest);
    return <button onClick={() => void request.run(address).then(over)}>Send</button>;
  }
  const { requests } = renderWithSession(<Again />, {
    responses: [respond(authCalls.forgotPasswordRequest)],
  });

  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(over).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(over).toHaveBeenCalledTimes(2));

  expect(requests).toHaveLength(2);
});

test('a failure is thrown to the caller, and available for display', async () => {
  const thrown = jest.fn();
  function Failing() {
    const request = useServerAction(authCalls.forgotPasswordRequest);
    return (
      <button onClick={() => void request.run(address).catch(thrown)}>{request.error?.code ?? 'Send'}</button>
    );
  }
  renderWithSession(<Failing />, {
    responses: [respondWithError(authCalls.forgotPasswordRequest, 'route-0002')],
  });

  await userEvent.click(screen.getByRole('button'));

  expect(await screen.findByRole('button', { name: 'route-0002' })).toBeInTheDocument();
  expect(thrown).toHaveBeenCalledWith(expect.objectContaining({ code: 'route-0002', status: 501 }));
});

test('without a network it fails immediately, and nothing is sent when the network is back', async () => {
  function Failing() {
    const request = useServerAction(authCalls.forgotPasswordRequest);
    return (
      <button onClick={() => void request.run(address).catch(() => undefined)}>
        {request.error?.code ?? 'Send'}
      </button>
    );
  }
  const { requests } = renderWithSession(<Failing />, {
    responses: [respondNever(authCalls.forgotPasswordRequest), respond(authCalls.forgotPasswordRequest)],
  });

  window.dispatchEvent(new Event('offline'));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'network-0001' })).toBeInTheDocument();
  window.dispatchEvent(new Event('online'));

  expect(requests).toHaveLength(1);
});

test('data changed by an action are fetched again', async () => {
  const before = { isEnabled: false, title: 'Before', streamUrl: null, opensAt: null };
  function Page() {
    const { title } = useServerData(settingsCalls.virtualSettings);
    const request = useServerAction(authCalls.forgotPasswordRequest, {
      refreshes: [settingsCalls.virtualSettings],
    });
    return <button onClick={() => void request.run(address)}>{title}</button>;
  }
  renderWithSession(
    <Suspense>
      <Page />
    </Suspense>,
    {
      responses: [
        respond(authCalls.forgotPasswordRequest),
        respond(settingsCalls.virtualSettings, before),
        respond(settingsCalls.virtualSettings, { ...before, title: 'After' }),
      ],
    },
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Before' }));

  expect(await screen.findByRole('button', { name: 'After' })).toBeInTheDocument();
});
