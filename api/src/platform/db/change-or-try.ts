import type { Db, Tx } from './db.ts';

/** Ends the transaction of a dry run, so that nothing of it stays. */
class DryRunEnded extends Error {
  constructor(readonly result: unknown) {
    super('A dry run changes nothing.');
  }
}

/** Makes a change in one transaction; a dry run makes it too and undoes it, so that the database's own rules count in it. */
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
