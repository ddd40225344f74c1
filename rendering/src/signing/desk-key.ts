import { releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { secretIn } from '@summit/tracing/secret-file';

/** What lets the API act at the release desk: the given key, or one that is made once in the data folder of both. */
export function deskKey(dataDir: string, given: string | undefined): string {
  return given ?? secretIn(dataDir, releaseDesk.keyFile);
}
