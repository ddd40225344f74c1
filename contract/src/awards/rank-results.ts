interface Total {
  categoryId: string;
  nomineeId: string;
  votes: number;
}

/**
 * Who has won, and who leads after them, by nominee. Those with the most votes of a category are its winners: several
 * when they have equally many. So many places after them are leaders, and who has as many votes as the last of them.
 * @param withdrawn nominees who are passed over, whatever votes they have
 */
export function rankResults(
  totals: readonly Total[],
  leaders: number,
  withdrawn: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, 'Winner' | 'Leader'> {
  const results = new Map<string, 'Winner' | 'Leader'>();
  for (const category of new Set(totals.map(({ categoryId }) => categoryId))) {
    const ranked = totals
      .filter(({ categoryId, nomineeId, votes }) => {
        return categoryId === category && votes > 0 && !withdrawn.has(nomineeId);
      })
      .sort((one, other) => other.votes - one.votes);
    const most = ranked[0]?.votes ?? 0;
    const others = ranked.filter(({ votes }) => votes < most);
    const least = others[Math.min(leaders, others.length) - 1]?.votes ?? Infinity;
    for (const { nomineeId, votes } of ranked) {
      if (votes === most) results.set(nomineeId, 'Winner');
      else if (votes >= least) results.set(nomineeId, 'Leader');
    }
  }
  return results;
}
