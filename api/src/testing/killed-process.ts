import type { Db } from '../platform/db/db.ts';

/** Thrown where the process would have ended. */
export class Killed extends Error {
  override readonly name = 'Killed';

  constructor(readonly when: Moment) {
    super(`Killed ${when}`);
  }
}

type Moment = 'before its commit' | 'after its commit';

export interface KillableDb {
  db: Db;
  /** The next transaction is rolled back at its end, or committed without a response. */
  killNext(when: Moment): void;
  /** Kills nothing from now on. */
  calm(): void;
}

/** A database whose process can be killed around a commit. */
export function killableDb(db: Db): KillableDb {
  let next: Moment | null = null;
  const transaction: Db['transaction'] = async (work, config) => {
    const when = next;
    next = null;
    const result = await db.transaction(async (tx) => {
      const done = await work(tx);
      if (when === 'before its commit') throw new Killed(when);
      return done;
    }, config);
    if (when === 'after its commit') throw new Killed(when);
    return result;
  };
  return {
    db: Object.assign(Object.create(db) as Db, { transaction }),
    killNext: (when) => {
      next = when;
    },
    calm: () => {
      next = null;
    },
  };
}
