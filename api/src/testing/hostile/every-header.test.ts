import { bearer } from '@summit/contract/request-headers';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { addressOf, examine, type Input, payloadOf, rows } from './call-requests.ts';
import { isEverythingSent } from './how-many.ts';
import { knownThings } from './known-things.ts';
import { plainInput } from './plain-input.ts';
import { headersThatAreRead } from './read-headers.ts';
import { tokensOf } from './tokens.ts';

/** Each text goes to one call of this many; every call to its own. */
const oneIn = isEverythingSent ? 1 : 60;

let api: TestApp;
let known: Awaited<ReturnType<typeof knownThings>>;
const tokens = tokensOf(() => api);

beforeAll(async () => {
  api = await openTestApp();
  known = await knownThings(api);
  const { rateLimiter } = api.app.platform;
  rateLimiter.take = async () => null;
  rateLimiter.demand = async () => undefined;
});

afterAll(() => api.close());

test.each(rows.map(([name, call], index) => ({ name, call, index })))(
  '$name takes or refuses every text in every header',
  async ({ name, call, index }) => {
    const { account, params, query, body } = known[name] ?? {};
    const input: Input = {
      params: { ...plainInput(call.params), ...params },
      query: { ...plainInput(call.query), ...query },
      body: call.body && { ...plainInput(call.body), ...body },
      headers: {},
    };
    const { payload, type } = payloadOf(call, input.body);
    const problems: string[] = [];
    const others = headersThatAreRead.filter((header) => header !== 'authorization');

    /** Sends the call with these headers, and returns the status of its response. */
    async function send(headers: Record<string, string>, what: string): Promise<number> {
      const all = { ...(type && { 'content-type': type }), ...headers };
      const url = addressOf(call, input);
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
      // A call may end the session that it is made in: the next one is made in a new one.
      if (status === 401) tokens.forget(call, account);
    }
    expect(problems).toEqual([]);
  },
  isEverythingSent ? 3_600_000 : 300_000,
);
