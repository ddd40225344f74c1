import type { Db } from '../../platform/db/db.ts';
import { forEachTaker, type Pool, type PreparedPool, rush } from '../pools/pool.ts';
import type { ApiProcesses } from './api-processes.ts';
import { takeOverHttp } from './take-over-http.ts';

/** The runs of one pool with a wrong count, each with a description; there must be none. */
export type WrongRuns = string[];

/** Lets all takers of a pool call the API processes concurrently, alternating between them, in this many runs. */
export async function rushOverHttp(
  db: Db,
  apis: ApiProcesses,
  pool: Pool,
  { runs, network }: { runs: number; network: number },
): Promise<WrongRuns> {
  const prepared = await pool.prepare(db);
  const wrong: WrongRuns = [];
  for (let run = 0; run < runs; run += 1) {
    await prepared.refill(db);
    const tokens = await signInTakers(db, apis, prepared);
    const codes = await Promise.all(
      forEachTaker((taker) =>
        takeOverHttp(prepared.request(taker), {
          url: apis.urls[taker % apis.urls.length] ?? '',
          token: tokens[taker],
          address: `10.${network}.${run}.${taker}`,
        }),
      ),
    );
    const problem = getProblem(codes, await prepared.countTaken(db), pool);
    if (problem) wrong.push(`run ${run + 1}: ${problem}`);
  }
  return wrong;
}

function getProblem(codes: (string | null)[], taken: number, { refusal }: Pool): string | null {
  const got = codes.filter((code) => code === null).length;
  const others = [...new Set(codes)].filter((code) => code !== null && code !== refusal);
  const isRight = got === rush.size && taken === rush.size && others.length === 0;
  return isRight ? null : `${got} got one, ${taken} are taken, other errors: ${others.join(', ') || 'none'}`;
}

async function signInTakers(
  db: Db,
  apis: ApiProcesses,
  prepared: PreparedPool,
): Promise<(string | undefined)[]> {
  return Promise.all(
    forEachTaker((taker) => {
      const { attendeeId } = prepared.request(taker);
      return attendeeId ? apis.signIn(db, attendeeId) : undefined;
    }),
  );
}
