interface Total {
  categoryId: string;
  nomineeId: string;
  votes: number;
}

/**
 * The winners and leaders of each category, by nominee. The nominees with the most votes are its winners: several
 * if they have equally many. The next places are leaders, including all with as many votes as the last of them.
 * @param withdrawn nominees who are skipped, however many votes they have
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
