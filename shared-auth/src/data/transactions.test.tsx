import { io } from 'socket.io-client';
import { openTransactions } from './transactions.ts';

jest.mock('socket.io-client');

test('the channel is only a websocket, reports each outcome, and is closed', () => {
  const listeners = new Map<string, () => void>();
  const disconnect = jest.fn();
  const socket = { on: (event: string, listener: () => void) => listeners.set(event, listener), disconnect };
  jest.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
  const onEvent = jest.fn();
  const close = openTransactions({ address: '/api/socket.io', accessToken: 'access-1' }, onEvent);

  expect(io).toHaveBeenCalledWith('http://localhost/transactions', {
    path: '/api/socket.io',
    transports: ['websocket'],
    auth: { token: 'access-1' },
    forceNew: true,
  });
  for (const event of ['approved', 'declined']) listeners.get(event)?.();
  expect(onEvent.mock.calls).toEqual([['approved'], ['declined']]);
  close();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
