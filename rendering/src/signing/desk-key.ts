import { releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { secretIn } from '@summit/tracing/secret-file';

/** The API's key for the release desk: the given one, or one that is generated in the data folder of both. */
export function deskKey(dataDir: string, given: string | undefined): string {
  return given ?? secretIn(dataDir, releaseDesk.keyFile);
}
