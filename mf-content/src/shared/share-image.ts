import { shareSize, shareVariant } from '@summit/contract/pictures';
import type { ShareImage } from '@summit/shared-ui/navigation/page-meta-sink';

/** A stored picture as it is shown where its page is shared; undefined for one from elsewhere, whose size nobody knows. */
export function shareImage(src: string | null | undefined, alt: string): ShareImage | undefined {
  const shared = src ? shareVariant(src) : null;
  return shared === null ? undefined : { src: shared, ...shareSize, alt };
}
