import type { LightMyRequestResponse } from 'fastify';
import type { Call } from '@summit/contract/call';
import { allCalls } from '@summit/contract/calls/all-calls';
import type { DemoAccountName } from '@summit/contract/demo-accounts';
import { isErrorCode } from '@summit/contract/errors';
import { bearer, headers as headerNames } from '@summit/contract/request-headers';
import { encodedText } from '@summit/contract/testing/encoded-text';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { rateLimits } from '../../platform/rate-limit/rate-limit.tables.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { knownThings, type Known } from './known-things.ts';
import { placesIn, withValueAt } from './places.ts';
import { plainInput } from './plain-input.ts';

/** How many texts each parameter of each call is sent; the next parameter gets the next ones. */
const textsForEach = 8;

/** What every parameter is sent besides: the two kinds of text that a database cannot store. */
const neverStorable = ['a\0b', 'a\ud83d'];

/** What is no text, in the place of one. */
const otherValues: readonly unknown[] = [null, 1e308, [], {}, ['a'], { toString: 1 }, true];

const headersThatAreRead = [
  ...Object.values(headerNames).map((name) => name.toLowerCase()),
  ...[
    'accept',
    'cookie',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ],
];

/** Longer than any call takes on a busy machine, and far from what a visitor would call an answer. */
const longestMs = 5_000;

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  headers: Record<string, string>;
}

const rows = Object.values(allCalls).flatMap((table): [string, Call][] => Object.entries(table));

/** Tests of every call of the contract whose turn it is, when the calls are shared out among so many test files. */
export function testHostileCalls(turn: number, files: number): void {
  const chosen = rows.filter((_row, index) => index % files === turn);
  let api: TestApp;
  let known: Record<string, Known>;
  let next = turn * 97;
  const tokens = new Map<DemoAccountName, string>();

  beforeAll(async () => {
    api = await openTestApp();
    known = await knownThings(api);
  });

  afterAll(() => api.close());

  const nextText = (): string => hostileTexts[(next += 1) % hostileTexts.length] ?? '';

  async function tokenOf(account: DemoAccountName): Promise<string> {
    const token = tokens.get(account) ?? (await api.loginAs(account));
    tokens.set(account, token);
    return token;
  }

  async function plainInputOf(name: string, call: Call): Promise<Input> {
    const { account, params, query, body } = known[name] ?? {};
    const caller = account ?? (call.access === 'organiser' ? 'organiser' : 'buy');
    return {
      params: { ...plainInput(call.params), ...params },
      query: { ...plainInput(call.query), ...query },
      body: call.body && { ...plainInput(call.body), ...body },
      headers: call.access === 'public' ? {} : { authorization: bearer(await tokenOf(caller)) },
    };
  }

  /** Sends a call, and says what is wrong with the way it was answered. */
  async function send(
    call: Call,
    input: Input,
  ): Promise<{ answer: LightMyRequestResponse; wrong: string | null }> {
    const { payload, type } = payloadOf(call, input.body);
    const captcha = call.captcha && (await api.solvedCaptcha());
    const begun = performance.now();
    const answer = await api.app.inject({
      method: call.method,
      url: addressOf(call, input),
      payload,
      headers: {
        ...(type && { 'content-type': type }),
        ...(captcha && { [headerNames.captcha.toLowerCase()]: captcha }),
        ...input.headers,
      },
    });
    const took = performance.now() - begun;
    return { answer, wrong: took > longestMs ? `took ${Math.round(took)} ms` : wrongIn(answer) };
  }

  test.each(chosen)('%s answers whatever it is sent', async (name, call) => {
    const plain = await plainInputOf(name, call);
    const problems: string[] = [];
    const expectAnswer = async (what: string, input: Input): Promise<void> => {
      const { wrong } = await send(call, input);
      if (wrong !== null) problems.push(`${what}: ${wrong}`);
    };

    const { answer } = await send(call, plain);
    expect(codeOf(answer)).not.toBe('validation.base-0001');
    for (const part of ['params', 'query', 'body'] as const) {
      for (const place of placesIn(plain[part])) {
        await api.db.delete(rateLimits);
        const texts = [...neverStorable, ...Array.from({ length: textsForEach }, nextText)];
        for (const value of part === 'body' && !call.multipart ? [...texts, ...otherValues] : texts) {
          const changed = { ...plain, [part]: withValueAt(plain[part], place, value) };
          await expectAnswer(`${part}.${place.join('.')} = ${shownValue(value)}`, changed);
        }
      }
    }
    for (const header of headersThatAreRead) {
      const value = nextText();
      await expectAnswer(`${header}: ${shown(value)}`, {
        ...plain,
        headers: { ...plain.headers, [header]: value },
      });
    }
    const query = { [nextText()]: nextText() };
    await expectAnswer(`?${shown(JSON.stringify(query))}`, { ...plain, query });
    expect(problems).toEqual([]);
  });
}

function shownValue(value: unknown): string {
  return typeof value === 'string' ? shown(value) : JSON.stringify(value);
}

function wrongIn(answer: LightMyRequestResponse): string | null {
  const { statusCode } = answer;
  if (statusCode < 400) return null;
  const code = codeOf(answer);
  if (code === undefined || !isErrorCode(code)) return `${statusCode} without a code`;
  // What is not built says so, and nothing else is the server's fault.
  return statusCode >= 500 && code !== 'route-0002' ? `${statusCode} ${code}` : null;
}

function codeOf(answer: LightMyRequestResponse): string | undefined {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return isJson && answer.statusCode >= 400 ? answer.json<{ Code?: string }>().Code : undefined;
}

function addressOf(call: Call, { params, query }: Input): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodedText(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => `${encodedText(name)}=${encodedText(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

function payloadOf(call: Call, body: Input['body']): { payload?: string | Buffer; type?: string } {
  if (body === undefined) return {};
  if (!call.multipart) return { payload: JSON.stringify(body), type: 'application/json' };
  const boundary = 'the-boundary-of-the-form';
  const parts = Object.entries(body).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
