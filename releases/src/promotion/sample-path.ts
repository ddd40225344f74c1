import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';

/** An address of the page; what a made-up parameter names need not exist. */
export function samplePath({ path, sample }: ReleasedPage): string {
  return sample ?? path.replace(/:\w+/g, 'sample');
}
