import { earlyState } from './early-state.ts';
import { bootScript, firstCall } from './inline-scripts.compiled.ts';

const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();

/** Runs the inline scripts of a page whose HTML names a call, at an address. */
function open(address: string, call: string): void {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<script type="application/json" id="summit-state" data-main="/main.js" data-call="${call}">{}</script>`;
  for (const text of [bootScript, firstCall]) {
    const script = document.createElement('script');
    script.textContent = text;
    document.body.append(script);
  }
}

beforeEach(() => {
  fetched.mockReset();
  fetched.mockResolvedValue({ ok: true, json: async () => ({ name: 'Maré' }) });
  Object.assign(window, { fetch: fetched });
  document.documentElement.removeAttribute('data-signed-in');
});

test('the call of a link’s page is made with the secret in its address', async () => {
  open('/voucher?from=mail&token=a%2Fb%20c', '/api/public/voucher?token={token}');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/api/public/voucher?token=a%2Fb%20c', {
    headers: { 'Accept-Language': 'en-US' },
  });
  const made = earlyState()?.firstCall;
  expect(made?.address).toBe('/api/public/voucher?token=a%2Fb%20c');
  expect(await made?.response).toEqual({ name: 'Maré' });
});

test('a secret may be in the path', () => {
  open('/registration/guests/s3cret', '/api/public/invitation/{2}/{3}');
  expect(earlyState()?.firstCall?.address).toBe('/api/public/invitation/guests/s3cret');
});

test.each([
  ['is refused', () => Promise.resolve({ ok: false, json: async () => ({ Code: 'cqrs-0009' }) })],
  ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
])('a call that %s gives no response, and no error on the page', async (_what, response) => {
  fetched.mockImplementation(response);
  open('/voucher?token=t', '/api/public/voucher?token={token}');
  expect(await earlyState()?.firstCall?.response).toBeUndefined();
});

test('for a signed-in visitor the call is left to the script, which has the session’s tokens', () => {
  document.documentElement.setAttribute('data-signed-in', '');
  open('/voucher?token=t', '/api/public/voucher?token={token}');
  expect(fetched).not.toHaveBeenCalled();
  expect(earlyState()?.firstCall).toBeUndefined();
});
