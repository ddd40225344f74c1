import { secretIn } from '@summit/tracing/secret-file';

/**
 * What previews and shares are signed with: the given secret, or one that is made once in the data folder. It is not the
 * API's, which opens sessions.
 */
export function releaseSecret(dataDir: string, given: string | undefined): string {
  return given ?? secretIn(dataDir, 'release-secret');
}
