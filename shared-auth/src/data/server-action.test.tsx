import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import * as authCalls from '@summit/contract/calls/auth';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerAction, useServerData } from '../shared-auth.ts';
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
