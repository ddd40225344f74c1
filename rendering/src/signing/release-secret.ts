import { secretIn } from '@summit/tracing/secret-file';

/**
 * The secret that signs previews and rollouts: the given one, or one that is generated in the data folder. It
 * differs from the API's secret, which signs sessions.
 */
export function releaseSecret(dataDir: string, given: string | undefined): string {
  return given ?? secretIn(dataDir, 'release-secret');
}
