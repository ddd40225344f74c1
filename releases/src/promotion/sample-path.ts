import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';

/** An address of the page: its sample, or one with made-up parameters, whose target may not exist. */
export function samplePath({ path, sample }: ReleasedPage): string {
  return sample ?? path.replace(/:\w+/g, 'sample');
}
