/** Memory that many requests share: each takes what it holds, and gives it back when it is done. */
export interface ByteBudget {
  /** @returns false, and takes nothing, when there is not that much left */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

export function byteBudget(bytes: number): ByteBudget {
  let left = bytes;
  return {
    take(wanted) {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
    giveBack(taken) {
      left += taken;
    },
  };
}
