import type { Db } from '../platform/db/db.ts';

/** The process ended at this point, as far as its caller can say. */
export class Killed extends Error {
  override readonly name = 'Killed';

  constructor(readonly when: Moment) {
    super(`Killed ${when}`);
  }
}

type Moment = 'before its commit' | 'after its commit';

export interface KillableDb {
  db: Db;
  /** The next transaction is rolled back at its end, or committed without anybody learning of it. */
  killNext(when: Moment): void;
  /** Nothing is killed any more. */
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
