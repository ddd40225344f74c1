import { hash, verify } from '@node-rs/argon2';

/** The cost of one guess: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** argon2id with 19 MiB: about 25 ms of one core. */
export const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** The hash to store for a password. Never truncates. */
  hash(password: string): Promise<string>;
  /** Compares in constant time. Without a stored hash it takes the same time and returns false. */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Hashes and compares passwords at the given cost. */
export function passwordsAt(cost: PasswordCost): Passwords {
  let unknownAccount: Promise<string> | undefined;
  const unknownAccountHash = () => (unknownAccount ??= hash('nobody has this password', cost));
  return {
    hash: (password) => hash(password, cost),
    async verify(passwordHash, password) {
      const isRight = await verify(passwordHash ?? (await unknownAccountHash()), password);
      return isRight && passwordHash !== null;
    },
  };
}
