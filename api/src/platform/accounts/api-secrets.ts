/**
 * The secret that the API signs with, and the previous one, which it still accepts while the secret is being
 * replaced.
 */
export interface ApiSecrets {
  /** The secret for all new signatures. */
  secret: string;
  /** A previous secret whose signatures are still accepted; null or absent: none. */
  secretBefore?: string | null | undefined;
}

/** The secrets of a configuration, without the rest of it. */
export function secretsOf({ secret, secretBefore }: ApiSecrets): ApiSecrets {
  return { secret, secretBefore };
}

/** Every secret whose signatures are accepted; the present one first. */
export function acceptedSecrets({ secret, secretBefore }: ApiSecrets): readonly string[] {
  return secretBefore ? [secret, secretBefore] : [secret];
}

/** The first result of `read` that is not null, tried with each accepted secret; null: none of them has signed it. */
export function readSigned<T>(secrets: ApiSecrets, read: (secret: string) => T | null): T | null {
  for (const secret of acceptedSecrets(secrets)) {
    const found = read(secret);
    if (found !== null) return found;
  }
  return null;
}

/** Whether something was signed with an accepted secret. */
export function isSignedHere(secrets: ApiSecrets, isSigned: (secret: string) => boolean): boolean {
  return acceptedSecrets(secrets).some(isSigned);
}
