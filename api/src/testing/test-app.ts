import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import * as authCalls from '@summit/contract/calls/auth';
import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '@summit/contract/requests/call';
import { captchaAction } from '@summit/contract/requests/captcha-action';
import { bearer, headers as headerNames } from '@summit/contract/requests/request-headers';
import {
  type DemoAccountName,
  demoAccounts,
  type DemoOrganiserName,
  demoOrganisers,
  demoPassword,
} from '@summit/contract/session/demo-accounts';
import { buildApp } from '../app.ts';
import { createPlatform } from '../create-platform.ts';
import { findOrganiserByEmail } from '../organisers/organisers/organiser-rows.queries.ts';
import { startOrganiserSession } from '../organisers/organisers/organiser-sessions.queries.ts';
import { type MovableClock, movableClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/db/db.ts';
import { connect } from '../platform/db/open-database.ts';
import type { Api } from '../platform/platform.ts';
import { watchRecord } from './record/watch-record.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { cloneDatabase, dropDatabase } from './test-cluster.ts';
import { testConfig } from './test-config.ts';
import { testFolder } from './test-folder.ts';

interface TestCallInput<C extends Call> {
  params?: ParamsOf<C>;
  query?: Partial<QueryOf<C>> | Record<string, string | number>;
  /** May also be invalid by the row's schema. */
  body?: BodyOf<C> | Record<string, unknown>;
  /** An access token from `loginAs`. */
  token?: string;
  /** `true` sends a newly solved captcha; a text is sent unchanged. */
  captcha?: true | string;
  headers?: Record<string, string>;
}

interface TestResponse<C extends Call> {
  status: number;
  /** The parsed body, when the status is 2xx. */
  body: ResponseOf<C>;
  /** The error's code, otherwise. */
  code: string | undefined;
  /** The whole response, with headers and text. */
  raw: LightMyRequestResponse;
}

export interface TestApp {
  app: Api;
  db: Db;
  clock: MovableClock;
  /** Makes a call. @throws Error when a change by an organiser is not exactly once in the record, or a refused one is */
  call<C extends Call>(row: C, input?: TestCallInput<C>): Promise<TestResponse<C>>;
  /** A newly solved captcha for a call that is not sent by `call`. */
  solvedCaptcha(call: Call): Promise<string>;
  /** Signs a demo account in by the login call, and returns its access token. */
  loginAs(account: DemoAccountName): Promise<string>;
  /** A session of an organiser of the demo event; the login itself is tested separately. */
  organise(name: DemoOrganiserName): Promise<string>;
  close(): Promise<void>;
}

/** The device that `loginAs` signs in from. */
export const testDevice = 'test-device';

/**
 * The whole API on its own database: a copy of the migrated and seeded demo event, without any sales. Close it in
 * `afterAll`.
 * @param change differences from the usual configuration of tests
 * @param logTo the target of its log; standard output by default
 */
export async function openTestApp(
  change: Partial<Config> = {},
  logTo?: NodeJS.WritableStream,
): Promise<TestApp> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await cloneDatabase(name);
  const config = { ...testConfig(testFolder()), ...change };
  const clock = movableClock();
  const database = connect(url);
  const { db: opened, ping, pool } = database;
  const app = await buildApp(createPlatform({ db: opened, config, clock, ping, pool }), logTo);

  const solvedCaptcha = async (row: Call): Promise<string> =>
    solveCaptcha(await app.platform.captcha.createChallenge(captchaAction(row)));

  const watched = watchRecord(database.db);

  async function send<C extends Call>(row: C, input: TestCallInput<C>): Promise<TestResponse<C>> {
    const captcha = input.captcha === true ? await solvedCaptcha(row) : input.captcha;
    const { payload, type } = await getPayload(row, input.body);
    const raw = await app.inject({
      method: row.method,
      url: getPath(row, input.params),
      query: getTexts(input.query ?? {}),
      payload,
      headers: {
        ...(type && { 'content-type': type }),
        ...(input.token && { [headerNames.authorization]: bearer(input.token) }),
        ...(captcha && { [headerNames.captcha]: captcha }),
        ...input.headers,
      },
    });
    const body = getBody(raw);
    const code = raw.statusCode < 400 ? undefined : (body as { Code?: string }).Code;
    return { status: raw.statusCode, body: body as ResponseOf<C>, code, raw };
  }

  function call<C extends Call>(row: C, input: TestCallInput<C> = {}): Promise<TestResponse<C>> {
    return watched(row, input, () => send(row, input));
  }

  return {
    app,
    db: database.db,
    clock,
    call,
    solvedCaptcha,
    async loginAs(account) {
      const email = demoAccounts.find(({ name }) => name === account)?.email ?? '';
      const body = { email, password: demoPassword };
      const response = await call(authCalls.login, {
        body,
        captcha: true,
        headers: { [headerNames.deviceId]: testDevice },
      });
      if (response.status !== 200) {
        throw new Error(`The demo account ${account} cannot sign in: ${response.raw.payload}`);
      }
      return response.body.accessToken;
    },
    async organise(name) {
      const email = demoOrganisers.find((one) => one.name === name)?.email ?? '';
      const organiser = await findOrganiserByEmail(database.db, email);
      const session = await startOrganiserSession(database.db, organiser?.id ?? '', clock.now());
      return session.token;
    },
    async close() {
      await app.close();
      await database.close();
      // Deleting thousands of files together at the end would take half a minute.
      await dropDatabase(name);
    },
  };
}

/** A body as the browser sends it: JSON, or the fields and files of a form. */
async function getPayload(row: Call, body: object | undefined): Promise<{ payload?: object; type?: string }> {
  if (!row.multipart || !body) return { payload: body };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, value instanceof Blob ? value : String(value));
  }
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    type: sent.headers.get('content-type') ?? undefined,
  };
}

/** Parsed JSON, or the text of a text file. */
function getBody(raw: LightMyRequestResponse): unknown {
  if (raw.payload === '') return undefined;
  return String(raw.headers['content-type']).startsWith('application/json') ? raw.json() : raw.payload;
}

function getPath(row: Call, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return row.path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
}

function getTexts(query: object): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
