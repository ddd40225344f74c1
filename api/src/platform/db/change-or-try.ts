import type { Db, Tx } from './db.ts';

/** Thrown to roll back the transaction of a dry run. */
class DryRunEnded extends Error {
  constructor(readonly result: unknown) {
    super('A dry run changes nothing.');
  }
}

/** Makes a change in one transaction. A dry run rolls it back, so that the database's own rules are checked, too. */
export async function changeOrTry<T>(db: Db, isDryRun: boolean, make: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const made = await make(tx);
      if (isDryRun) throw new DryRunEnded(made);
      return made;
    });
  } catch (error) {
    if (error instanceof DryRunEnded) return error.result as T;
    throw error;
  }
}
