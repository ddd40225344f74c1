import { io } from 'socket.io-client';
import { openConversationChanges } from './conversation-changes.ts';

jest.mock('socket.io-client');

function open() {
  const listeners = new Map<string, (about?: unknown) => void>();
  const socket = {
    active: true,
    on: (event: string, listener: (about?: unknown) => void) => listeners.set(event, listener),
    disconnect: jest.fn(),
  };
  jest.mocked(io).mockReturnValue(socket as unknown as ReturnType<typeof io>);
  const onChange = jest.fn();
  const close = openConversationChanges({ address: '/api/socket.io', accessToken: 'access-1' }, onChange);
  return { socket, onChange, close, emit: (event: string, about?: unknown) => listeners.get(event)?.(about) };
}

test('a change is reported, and the channel is closed', () => {
  const { socket, onChange, close, emit } = open();
  emit('changed');
  expect(onChange).toHaveBeenCalledTimes(1);
  close();
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
});

test('a channel that the server closes or refuses is reported as a change, once each', () => {
  const { socket, onChange, emit } = open();
  emit('disconnect', 'io server disconnect');
  expect(onChange).toHaveBeenCalledTimes(1);
  socket.active = false;
  emit('connect_error', new Error('authorization-0001'));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a lost connection is not reported, because the socket reconnects by itself', () => {
  const { onChange, close, emit } = open();
  emit('disconnect', 'transport close');
  emit('connect_error', new Error('websocket error'));
  emit('disconnect', 'io client disconnect');
  close();
  expect(onChange).not.toHaveBeenCalled();
});
