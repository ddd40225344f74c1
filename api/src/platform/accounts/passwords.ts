import { hash, verify } from '@node-rs/argon2';
import { normalisePassword } from '@summit/contract/words/normalise-text';

/** The cost of one guess: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with 19 MiB: about 25 ms of one core. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** The hash to store for a password, however its letters are composed. Never truncates. */
  hash(password: string): Promise<string>;
  /**
   * Compares in constant time. Without a stored hash it takes the same time and returns false.
   * @param renew stores another hash of the same password: the stored one is of the letters as they were typed long ago
   */
  verify(
    passwordHash: string | null,
    password: string,
    renew?: (passwordHash: string) => Promise<void>,
  ): Promise<boolean>;
}

/** Hashes and compares passwords at the given cost. */
export function passwordsAt(cost: PasswordCost): Passwords {
  let unknownAccount: Promise<string> | undefined;
  const unknownAccountHash = () => (unknownAccount ??= hash('nobody has this password', cost));
  return {
    hash: (password) => hash(normalisePassword(password), cost),
    async verify(passwordHash, password, renew) {
      const stored = passwordHash ?? (await unknownAccountHash());
      const normalised = normalisePassword(password);
      if (await verify(stored, normalised)) return passwordHash !== null;
      if (normalised === password || !(await verify(stored, password)) || passwordHash === null) return false;
      await renew?.(await hash(normalised, cost));
      return true;
    },
  };
}
