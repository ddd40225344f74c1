import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WholeCall } from '@summit/contract/requests/call';
import { bearer } from '@summit/contract/requests/request-headers';
import { hostileTexts, shown } from '@summit/contract/testing/hostile-texts';
import { readBody, readParams, readQuery } from '../../platform/requests/validation.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { openTestApp, type TestApp } from '../test-app.ts';
import { examine, getAddress, getCode, getPayload, type Input, rows } from './call-requests.ts';
import { callTimeoutMs, isEverythingSent } from './how-many.ts';
import { type Known, knownThings } from './known-things.ts';
import { type Place, placesIn, valueAt, withValueAt } from './places.ts';
import { plainCall } from './plain-call.ts';
import { getTokens } from './tokens.ts';
import { withoutLimits } from './without-limits.ts';

type Part = 'params' | 'query' | 'body';

/** A parameter, and those of its accepted texts that are sent to the handler. */
interface Parameter {
  part: Part;
  place: Place;
  accepted: string[];
  /** Whether it names an existing thing: the handler refuses others, so it is changed alone. */
  isName: boolean;
}

/** One in this many accepted texts of a parameter is sent to the handler; each parameter has different ones. */
const oneIn = isEverythingSent ? 1 : 12;

const readers = { params: readParams, query: readQuery, body: readBody };

/** Tests every text with the rule of every parameter of this file's share of the calls, and samples with the call. */
export function testEveryText(turn: number, files: number): void {
  const chosen = rows.filter(
    ([, call], index) => index % files === turn && (call.params ?? call.query ?? call.body),
  );
  let api: TestApp;
  let known: Record<string, Known>;
  const tokens = getTokens(() => api);

  beforeAll(async () => {
    api = await openTestApp();
    known = await knownThings(api);
    withoutLimits(api);
    // No captcha is solved for it either.
    api.app.platform.captcha.check = async () => async () => null;
  });

  afterAll(() => api.close());

  async function send(name: string, call: WholeCall, input: Input) {
    const account = known[name]?.account;
    for (let attempt = 0; ; attempt += 1) {
      const { payload, type } = getPayload(call, input.body);
      const headers = {
        ...(type && { 'content-type': type }),
        ...(call.access !== 'public' && { authorization: bearer(await tokens.of(call, account)) }),
      };
      const url = getAddress(call, input);
      const examined = await examine(() => api.app.inject({ method: call.method, url, payload, headers }));
      // A call may end its session, so the next one uses a new session.
      const hasEnded = examined.response.statusCode === 401 && call.access !== 'public';
      if (!hasEnded || attempt > 0) return examined;
      tokens.forget(call, account);
    }
  }

  test.each(chosen)(
    '%s accepts or refuses every text in every parameter',
    async (name, call) => {
      const plain = plainCall(call, known[name]);
      const parameters = getParameters(call, plain, known[name]);
      const problems: string[] = [];

      /** Sends a text in several parameters at the same time. If all are refused, they are sent one by one. */
      async function sendTogether(sent: { parameter: Parameter; text: string }[]): Promise<void> {
        const input = sent.reduce(
          (all, { parameter: { part, place }, text }) => ({
            ...all,
            [part]: withValueAt(all[part], place, text),
          }),
          plain,
        );
        const { response, wrong } = await send(name, call, input);
        const words = sent.map(
          ({ parameter, text }) => `${parameter.part}.${parameter.place.join('.')} = ${shown(text)}`,
        );
        if (wrong !== null) problems.push(`${words.join(', ')}: ${wrong}`);
        if (sent.length > 1 && getCode(response) === 'validation.base-0001') {
          for (const one of sent) await sendTogether([one]);
        }
      }

      const names = parameters.filter(({ isName }) => isName);
      const together = parameters.filter(({ isName }) => !isName);
      for (const group of [together, ...names.map((one) => [one])]) {
        const rounds = Math.max(0, ...group.map(({ accepted }) => accepted.length));
        for (let round = 0; round < rounds; round += 1) {
          const sent = group.flatMap((parameter) => {
            const text = parameter.accepted[round];
            return text === undefined ? [] : [{ parameter, text }];
          });
          await sendTogether(sent);
        }
      }
      expect(problems).toEqual([]);
    },
    callTimeoutMs,
  );
}

/**
 * The parameters of a call. Each text is tested in all parameters of a part together, because a refusal names them all.
 * @throws errors of a rule other than refusals with a code
 */
function getParameters(call: WholeCall, plain: Input, known: Known = {}): Parameter[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const places = placesIn(plain[part]).filter((place) => typeof valueAt(plain[part], place) !== 'object');
    const parameters = places.map((place): Parameter => {
      return { part, place, accepted: [], isName: valueAt(known[part], place) !== undefined };
    });
    for (const text of places.length > 0 ? hostileTexts : []) {
      const input = places.reduce((all: unknown, place) => withValueAt(all, place, text), plain[part]);
      const refused = refusedFields(() => readers[part](call[part], input));
      for (const parameter of parameters) {
        const name = getPath(parameter.place);
        if (!refused.some((field) => field === '*' || isAtOrIn(name, field))) parameter.accepted.push(text);
      }
    }
    return parameters.map((parameter, index) => ({
      ...parameter,
      accepted: parameter.accepted.filter((_text, at) => at % oneIn === (index * 5) % oneIn),
    }));
  });
}

/** The fields that a refusal names; `*` for a refusal that does not check the others. */
function refusedFields(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const fields = (error.details.failures ?? []).map(({ field }) => field);
    // Text that cannot be stored is refused before the rules, at its first occurrence.
    return error.cause === undefined ? ['*'] : fields;
  }
}

function getPath(place: Place): string {
  return place.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  }, '');
}

/** Whether a refusal names the place, or a part that contains it. */
function isAtOrIn(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`);
}
