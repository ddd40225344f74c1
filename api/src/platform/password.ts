import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB: about 25 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to keep for a password. Never truncates. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Compares in constant time. Without a kept hash it spends the same time and answers false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody()), password);
  return isRight && passwordHash !== null;
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword('nobody has this password');
  return nobody;
}
