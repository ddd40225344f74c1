import { shareSize, shareVariant } from '@summit/contract/frame/pictures';
import type { ShareImage } from '@summit/shared-ui/navigation/page-meta-sink';

/** The preview image of a shared page; undefined for an external picture, whose size is unknown. */
export function shareImage(src: string | null | undefined, alt: string): ShareImage | undefined {
  const shared = src ? shareVariant(src) : null;
  return shared === null ? undefined : { src: shared, ...shareSize, alt };
}
