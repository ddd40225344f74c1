/** A memory limit shared by many requests: each reserves the bytes that it holds, and releases them at its end. */
export interface ByteBudget {
  /** @returns false, and reserves nothing, when not enough is left */
  take(bytes: number): boolean;
  release(bytes: number): void;
}

/** @param bytes how much may be taken at the same time */
export function byteBudget(bytes: number): ByteBudget {
  let left = bytes;
  return {
    take(wanted) {
      if (wanted > left) return false;
      left -= wanted;
      return true;
    },
    release(taken) {
      left += taken;
    },
  };
}
