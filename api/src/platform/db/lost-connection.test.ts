import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as authCalls from '@summit/contract/calls/auth';
import { headers } from '@summit/contract/requests/request-headers';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { openTestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../../testing/test-cluster.ts';
import { isDatabaseAway } from './database-error.ts';
import { connect } from './open-database.ts';

const getReason = (failing: Promise<unknown>) => failing.catch((reason: unknown) => reason);

test('a lost connection fails only its own transaction', async () => {
  const url = await createDatabase('lost_within');
  const [near, other] = [connect(url, 1), connect(url, 1)];
  const ended = new Promise<void>((resolve) =>
    near.pool.on('connect', (client) => client.on('end', resolve)),
  );
  const failing = near.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await ended;
    await tx.execute(sql`select 1`);
  });

  expect(isDatabaseAway(await getReason(failing))).toBe(true);
  expect((await near.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await Promise.all([near.close(), other.close()]);
});

test('connections that break before a transaction begins are returned to the pool', async () => {
  const { pool, db, close } = connect(await createDatabase('lost_before'), 2);
  const cut = (client: object) =>
    (client as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  pool.on('acquire', cut);
  for (let broken = 0; broken < 3; broken += 1) {
    expect(isDatabaseAway(await getReason(db.transaction(async () => undefined)))).toBe(true);
  }
  pool.off('acquire', cut);

  await expect(db.transaction(async (tx) => tx.execute(sql`select 1`))).resolves.toMatchObject({
    rowCount: 1,
  });
  await close();
});

test.each(['53300', '55000', '57P01', '57P03', '08006', '53100'])(
  'SQLSTATE %s means that the database is unavailable',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error('refused'), { code }))).toBe(true);
  },
);

test('when connections are cut during writes, a call either fails with 503 or has stored its result', async () => {
  const api = await openTestApp({ logLevel: 'silent' });
  const statuses: number[] = [];
  const acknowledged: { refreshToken: string; device: string }[] = [];

  async function write(writer: number): Promise<void> {
    // This is below the maximum number of devices of an attendee.
    for (let count = 0; count < 10; count += 1) {
      const captcha = await api.solvedCaptcha(authCalls.login).catch(() => 'none');
      const device = `device-${writer}-${count}`;
      const body = { email: 'buy@demo.summit.example', password: demoPassword };
      const { status, body: tokens } = await api.call(authCalls.login, {
        body,
        captcha,
        headers: { [headers.deviceId]: device },
      });
      if (captcha !== 'none') statuses.push(status);
      if (status === 200) acknowledged.push({ refreshToken: String(tokens.refreshToken), device });
    }
  }

  let isWriting = true;
  const writers = Promise.all([0, 1, 2, 3].map(write)).then(() => (isWriting = false));
  const others = sql`datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
  for (let cuts = 0; cuts < 10 && isWriting;) {
    const cut = api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    const { rowCount } = await cut.catch(() => ({ rowCount: 0 }));
    cuts += rowCount ?? 0;
  }
  await writers;
  const refreshed = await Promise.all(
    acknowledged.map(({ refreshToken, device }) =>
      api.call(authCalls.refreshToken, { body: { refreshToken }, headers: { [headers.deviceId]: device } }),
    ),
  );
  await api.close();

  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(refreshed.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));
});
