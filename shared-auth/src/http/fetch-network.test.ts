import { afterEach, expect, test, vi } from 'vitest';
import { fetchNetwork } from './fetch-network.ts';

const { fetch: fetchBefore } = globalThis;
const request = { method: 'POST', url: '/api/x', headers: { DeviceId: 'd' }, body: undefined, timeout: 1000 };

/** Replaces the platform's fetch with one that responds with this, or never. */
function fetchWith(response?: Response) {
  const asked = vi.fn((_url: string, { signal }: RequestInit) =>
    response
      ? Promise.resolve(response)
      : new Promise<Response>((_resolve, reject) => {
          const refuse = () => reject(new Error('aborted'));
          signal?.addEventListener('abort', refuse);
          if (signal?.aborted) refuse();
        }),
  );
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = fetchBefore;
});

test('a body is sent as JSON, and the response parsed as JSON', async () => {
  const refusal = { Code: 'login-0001' };
  const asked = fetchWith(new Response(JSON.stringify(refusal), { status: 429 }));

  const response = await fetchNetwork({ ...request, body: { email: 'a@b.example', empty: undefined } });

  expect(response).toEqual({ status: 429, body: refusal });
  expect(asked).toHaveBeenCalledWith(
    '/api/x',
    expect.objectContaining({
      method: 'POST',
      headers: { DeviceId: 'd', 'Content-Type': 'application/json' },
      body: '{"email":"a@b.example"}',
    }),
  );
});

test('a form names its own content type, and a request without a body has none', async () => {
  const form = new FormData();

  for (const body of [form, undefined]) {
    const asked = fetchWith(new Response());
    await fetchNetwork({ ...request, body });
    const sent = expect.objectContaining({ headers: request.headers, body: body ?? null });
    expect(asked).toHaveBeenCalledWith('/api/x', sent);
  }
});

test('a response that is not JSON is returned as text', async () => {
  fetchWith(new Response('BEGIN:VCALENDAR'));

  await expect(fetchNetwork(request)).resolves.toMatchObject({ status: 200, body: 'BEGIN:VCALENDAR' });
});

test('a response that does not arrive in time is aborted', async () => {
  vi.useFakeTimers();
  fetchWith();
  const refused = vi.fn();

  fetchNetwork(request).catch(refused);
  await vi.advanceTimersByTimeAsync(999);
  expect(refused).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);

  expect(refused).toHaveBeenCalled();
});

test.each(['before', 'after'])('a caller who aborts %s the request began ends it', async (when) => {
  fetchWith();
  const controller = new AbortController();
  if (when === 'before') controller.abort();

  const sending = fetchNetwork({ ...request, signal: controller.signal });
  controller.abort();

  await expect(sending).rejects.toThrow('aborted');
});
