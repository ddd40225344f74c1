import { render, screen } from '@testing-library/react';
import * as voucherCalls from '@summit/contract/calls/vouchers';
import type { PageProgress } from '@summit/contract/frame/page-state-element';
import { createTestSession, respond, sampleResponse } from '@summit/shared-auth/testing';
import { takingFirstCall, useFirstCallQuery } from './first-call.ts';

const { voucher } = voucherCalls;
const fromHtml = sampleResponse(voucher, { title: 'From the HTML' });
const fromCall = sampleResponse(voucher, { title: 'From a call' });
const address = '/api/public/voucher?token=a%20b';

/** Creates a page whose HTML has already made a call. */
function htmlHasCalled(response: Promise<unknown>, at = address): void {
  document.body.innerHTML = '<script type="application/json" id="summit-state">{}</script>';
  const early: PageProgress = { firstCall: { address: at, response } };
  Object.assign(document.body.firstElementChild as Element, { early });
}

function call() {
  const asked: unknown[] = [];
  const own = async (_row: typeof voucher, input: { query: { token: string } }) => {
    asked.push(input);
    return fromCall;
  };
  return { asked, taking: takingFirstCall(own) };
}

const input = { query: { token: 'a b' } };

afterEach(() => jest.useRealTimers());

test('the response of the HTML’s call is used once', async () => {
  htmlHasCalled(Promise.resolve(fromHtml));
  const { asked, taking } = call();
  expect(await taking(voucher, input)).toBe(fromHtml);
  expect(asked).toEqual([]);
  expect(await taking(voucher, input)).toBe(fromCall);
  expect(asked).toEqual([input]);
});

test.each([
  ['was refused or has failed', () => htmlHasCalled(Promise.resolve(undefined))],
  ['was a different call', () => htmlHasCalled(Promise.resolve(fromHtml), '/api/public/voucher?token=c')],
  ['was never made', () => (document.body.innerHTML = '')],
])('the call is made if that of the HTML %s', async (_what, arrange) => {
  arrange();
  const { asked, taking } = call();
  expect(await taking(voucher, input)).toBe(fromCall);
  expect(asked).toEqual([input]);
});

test('a call of the HTML that never ends is awaited for at most ten seconds', async () => {
  jest.useFakeTimers();
  htmlHasCalled(new Promise(() => undefined));
  const { taking } = call();
  const taken = taking(voucher, input);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await taken).toBe(fromCall);
});

function Name({ token }: { token: string }) {
  const { data } = useFirstCallQuery(voucher, { query: { token } });
  return <p>{data?.title ?? 'One moment'}</p>;
}

test('a part shows the data of the HTML’s call without another call', async () => {
  const { Wrapper, requests } = createTestSession({
    session: 'anonymous',
    responses: [respond(voucher, fromCall)],
  });
  htmlHasCalled(Promise.resolve(fromHtml));
  render(
    <Wrapper>
      <Name token="a b" />
    </Wrapper>,
  );
  expect(await screen.findByText('From the HTML')).toBeVisible();
  expect(requests).toEqual([]);
});
