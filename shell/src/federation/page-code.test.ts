import { expect, test, vi } from 'vitest';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import { codeWithin, loadPageCode } from './page-code.ts';
import type { RemoteLoader } from './remote-loader.ts';

const remote = { name: 'content' } as LiveRemote;

interface Order {
  resolve: (page: never) => void;
  reject: (error: Error) => void;
}

/** A loader whose page loads or fails at the test's command. */
function heldLoader() {
  const orders: Order[] = [];
  const page = () => new Promise<never>((resolve, reject) => orders.push({ resolve, reject }));
  const forget = vi.fn();
  return { orders, forget, loader: { page, forget } as unknown as RemoteLoader };
}

test('the code of a page is late until it has loaded', async () => {
  const { orders, loader } = heldLoader();
  const code = loadPageCode(loader, remote, 'speakers');
  expect(code.state()).toBe('late');
  orders[0]?.resolve(undefined as never);
  await codeWithin(code, 1000);
  expect(code.state()).toBe('here');
});

test('failed code is requested again on demand', async () => {
  const { orders, loader, forget } = heldLoader();
  const code = loadPageCode(loader, remote, 'speakers');
  orders[0]?.reject(new Error('away'));
  await codeWithin(code, 1000);
  expect([code.state(), String(code.error())]).toEqual(['failed', 'Error: away']);

  code.retry();
  expect(forget).toHaveBeenCalledWith(remote);
  expect(code.state()).toBe('late');
  orders[1]?.resolve(undefined as never);
  await codeWithin(code, 1000);
  expect(code.state()).toBe('here');
});

test('waiting for the code ends with the timeout', async () => {
  vi.useFakeTimers();
  const code = loadPageCode(heldLoader().loader, remote, 'speakers');
  const over = codeWithin(code, 3000);
  vi.advanceTimersByTime(3000);
  await over;
  expect(code.state()).toBe('late');
  vi.useRealTimers();
});
