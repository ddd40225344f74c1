/** What the API signs with, and what it accepts besides while its secret is replaced. */
export interface ApiSecrets {
  /** Signs everything new. */
  secret: string;
  /** Another one whose signatures count as well; null or absent: none. */
  secretBefore?: string | null | undefined;
}

/** The secrets of a configuration, without the rest of it. */
export function secretsOf({ secret, secretBefore }: ApiSecrets): ApiSecrets {
  return { secret, secretBefore };
}

/** Every secret whose signatures count; the present one first. */
export function acceptedSecrets({ secret, secretBefore }: ApiSecrets): readonly string[] {
  return secretBefore ? [secret, secretBefore] : [secret];
}

/** What `read` finds with the first secret that finds something; null when none does: nothing signed it that counts here. */
export function readSigned<T>(secrets: ApiSecrets, read: (secret: string) => T | null): T | null {
  for (const secret of acceptedSecrets(secrets)) {
    const found = read(secret);
    if (found !== null) return found;
  }
  return null;
}

/** Whether something was signed with a secret that counts. */
export function isSignedHere(secrets: ApiSecrets, isSigned: (secret: string) => boolean): boolean {
  return acceptedSecrets(secrets).some(isSigned);
}
