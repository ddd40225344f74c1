import { useState } from 'react';
import * as nominationsCalls from '@summit/contract/calls/organise-nominations';
import * as limits from '@summit/contract/limits/limits';
import type { ResponseOf } from '@summit/contract/requests/call';
import { useReadAgain } from '../../shared/data/read.ts';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';

export type Nomination = ResponseOf<typeof nominationsCalls.deskNominations>['nominations'][number];
export type Nominee = ResponseOf<typeof nominationsCalls.deskNominees>['nominees'][number];

/** The last join, which can be undone although the nomination is no longer listed. */
export interface LastJoin {
  nomination: Nomination;
  /** Null: a nominee was made of it. */
  nominee: { id: string; name: string } | null;
}

/** Joins nominations to nominees, and undoes it. Voters see nothing of it. */
export function useJoins() {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const [last, setLast] = useState<LastJoin | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(change: () => Promise<LastJoin | null>): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      setLast(await change());
    } catch (refusal) {
      setError(refusal);
    }
    // After a refusal because somebody was quicker, the present state is shown.
    await readAgain(nominationsCalls.deskNominations, nominationsCalls.deskNominees);
    setIsBusy(false);
  }

  /** The nominee that was made of a nomination. */
  async function findMade({ id, categoryId }: Nomination): Promise<string> {
    const filter = { 'filter.CategoryId.Equals': categoryId, 'filter.IsJoined.Equals': 'true' } as const;
    for (let page = 0; ; page += 1) {
      const query = { page, itemsOnPage: limits.peopleOnPage, ...filter };
      const { nominations, totalPages } = await call(nominationsCalls.deskNominations, { query });
      const made = nominations.find((one) => one.id === id)?.nominee;
      if (made || page + 1 >= totalPages) return made?.id ?? '';
    }
  }

  return {
    last,
    error,
    isBusy,
    /** Without a nominee, one is made of the nomination. */
    join: (nomination: Nomination, nominee: LastJoin['nominee']) =>
      attempt(async () => {
        const { id, categoryId, nominee: before } = nomination;
        const body = { nomineeId: nominee?.id ?? null, expected: before?.id ?? null };
        await call(nominationsCalls.joinNomination, { params: { id, categoryId }, body });
        return { nomination, nominee };
      }),
    undo: ({ nomination, nominee }: LastJoin) =>
      attempt(async () => {
        const { id, categoryId } = nomination;
        const expected = nominee?.id ?? (await findMade(nomination));
        await call(nominationsCalls.undoJoin, { params: { id, categoryId }, query: { expected } });
        return null;
      }),
  };
}

export type Joins = ReturnType<typeof useJoins>;
