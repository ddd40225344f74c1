import { afterAll, beforeAll, expect, test } from 'vitest';
import { bearer } from '@summit/contract/requests/request-headers';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { examine, getAddress, getPayload, rows } from './call-requests.ts';
import { callTimeoutMs, isEverythingSent } from './how-many.ts';
import { type Known, knownThings } from './known-things.ts';
import { plainCall } from './plain-call.ts';
import { headersThatAreRead } from './read-headers.ts';
import { getTokens } from './tokens.ts';
import { withoutLimits } from './without-limits.ts';

/** Each call gets one in this many texts; the next call gets different ones. */
const oneIn = isEverythingSent ? 1 : 60;

let api: TestApp;
let known: Record<string, Known>;
const tokens = getTokens(() => api);

beforeAll(async () => {
  api = await openTestApp();
  known = await knownThings(api);
  withoutLimits(api);
});

afterAll(() => api.close());

test.each(rows.map(([name, call], index) => ({ name, call, index })))(
  '$name accepts or refuses every text in every header',
  async ({ name, call, index }) => {
    const account = known[name]?.account;
    const input = plainCall(call, known[name]);
    const { payload, type } = getPayload(call, input.body);
    const problems: string[] = [];
    const others = headersThatAreRead.filter((header) => header !== 'authorization');

    /** Sends the call with these headers, and returns the status of its response. */
    async function send(headers: Record<string, string>, what: string): Promise<number> {
      const all = { ...(type && { 'content-type': type }), ...headers };
      const url = getAddress(call, input);
      const { response, wrong } = await examine(() =>
        api.app.inject({ method: call.method, url, payload, headers: all }),
      );
      if (wrong !== null) problems.push(`${what}: ${wrong}`);
      return response.statusCode;
    }

    for (const text of hostileTexts.filter((_text, at) => at % oneIn === index % oneIn)) {
      await send({ authorization: text }, `authorization: ${shown(text)}`);
      // In a session, because most calls refuse without one before they read the other headers.
      const session = call.access !== 'public' && { authorization: bearer(await tokens.of(call, account)) };
      const everywhere = Object.fromEntries(others.map((header) => [header, text]));
      const status = await send({ ...everywhere, ...session }, `all headers: ${shown(text)}`);
      // A call may end its session, so the next one uses a new session.
      if (status === 401) tokens.forget(call, account);
    }
    expect(problems).toEqual([]);
  },
  callTimeoutMs,
);
