import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WholeCall } from '@summit/contract/requests/call';
import { bearer, headers as headerNames } from '@summit/contract/requests/request-headers';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { rateLimits } from '../../platform/rate-limit/rate-limit.tables.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { examine, getAddress, getCode, getPayload, type Input, rows } from './call-requests.ts';
import { type Known, knownThings } from './known-things.ts';
import { placesIn, withValueAt } from './places.ts';
import { plainCall } from './plain-call.ts';
import { headersThatAreRead } from './read-headers.ts';
import { getTokens } from './tokens.ts';

/** The number of texts for each parameter of each call; the next parameter gets the next ones. */
const textsForEach = 8;

/** Texts for every parameter: the two kinds that a database cannot store. */
const neverStorable = ['a\0b', 'a\ud83d'];

/** Values of other types in place of a text. */
const otherValues: readonly unknown[] = [null, 1e308, [], {}, ['a'], { toString: 1 }, true];

/** Tests this file's share of the contract's calls, which are divided among several test files. */
export function testHostileCalls(turn: number, files: number): void {
  const chosen = rows.filter((_row, index) => index % files === turn);
  let api: TestApp;
  let known: Record<string, Known>;
  let next = turn * 97;
  const tokens = getTokens(() => api);

  beforeAll(async () => {
    api = await openTestApp();
    known = await knownThings(api);
  });

  afterAll(() => api.close());

  const nextText = (): string => hostileTexts[(next += 1) % hostileTexts.length] ?? '';

  async function getPlainInput(name: string, call: WholeCall): Promise<Input> {
    const plain = plainCall(call, known[name]);
    if (call.access === 'public') return plain;
    return { ...plain, headers: { authorization: bearer(await tokens.of(call, known[name]?.account)) } };
  }

  /** Sends a call, and returns the fault of its response. */
  async function send(
    call: WholeCall,
    input: Input,
  ): Promise<{ response: LightMyRequestResponse; wrong: string | null }> {
    const { payload, type } = getPayload(call, input.body);
    const captcha = call.captcha && (await api.solvedCaptcha(call));
    const url = getAddress(call, input);
    const headers = {
      ...(type && { 'content-type': type }),
      ...(captcha && { [headerNames.captcha.toLowerCase()]: captcha }),
      ...input.headers,
    };
    return examine(() => api.app.inject({ method: call.method, url, payload, headers }));
  }

  test.each(chosen)('%s responds to any input', async (name, call) => {
    const plain = await getPlainInput(name, call);
    const problems: string[] = [];
    const expectResponse = async (what: string, input: Input): Promise<void> => {
      const { wrong } = await send(call, input);
      if (wrong !== null) problems.push(`${what}: ${wrong}`);
    };

    const { response } = await send(call, plain);
    expect(getCode(response)).not.toBe('validation.base-0001');
    for (const part of ['params', 'query', 'body'] as const) {
      for (const place of placesIn(plain[part])) {
        await api.db.delete(rateLimits);
        const texts = [...neverStorable, ...Array.from({ length: textsForEach }, nextText)];
        for (const value of part === 'body' && !call.multipart ? [...texts, ...otherValues] : texts) {
          const changed = { ...plain, [part]: withValueAt(plain[part], place, value) };
          await expectResponse(`${part}.${place.join('.')} = ${shownValue(value)}`, changed);
        }
      }
    }
    for (const header of headersThatAreRead) {
      const value = nextText();
      await expectResponse(`${header}: ${shown(value)}`, {
        ...plain,
        headers: { ...plain.headers, [header]: value },
      });
    }
    const query = { [nextText()]: nextText() };
    await expectResponse(`?${shown(JSON.stringify(query))}`, { ...plain, query });
    expect(problems).toEqual([]);
  });
}

function shownValue(value: unknown): string {
  return typeof value === 'string' ? shown(value) : JSON.stringify(value);
}
