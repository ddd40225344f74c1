import { useEffect, useState } from 'react';
import type { Lightbox, LightboxProps } from '@summit/shared-ui/layout/lightbox';

/** Fetches what shows pictures large: a first view of an album does without. @throws what the import fails with */
export const loadLightbox = () => import('@summit/shared-ui/layout/lightbox');

/** The lightbox, as soon as its code is here. Where it cannot be loaded, the picture's own file is opened instead. */
export function LateLightbox(props: LightboxProps) {
  const { pictures, shown } = props;
  const file = pictures.find(({ id }) => id === shown)?.src;
  const [part, setPart] = useState<{ Lightbox: typeof Lightbox } | null>(null);
  const isMissing = part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    loadLightbox().then(
      (loaded) => isOver || setPart(loaded),
      () => isOver || (file && window.location.assign(file)),
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, file]);
  return part && <part.Lightbox {...props} />;
}
