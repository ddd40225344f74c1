import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { OpenedPart } from '@summit/shared-site/data/opened-part';
import type { LightboxProps } from '@summit/shared-ui/display/lightbox';

/** Loads the lightbox, which the first view of an album does not need. @throws what the import fails with */
export const loadLightbox = () => import('@summit/shared-ui/display/lightbox');

const Lightbox = lazyWithRetry<LightboxProps>(async () => ({ default: (await loadLightbox()).Lightbox }));

/** The lightbox. Where it cannot be loaded, the picture's own file is opened instead. */
export function LazyLightbox(props: LightboxProps) {
  const { pictures, shown } = props;
  const openFile = () => {
    const file = pictures.find(({ id }) => id === shown)?.src;
    if (file) window.location.assign(file);
  };
  return (
    <OpenedPart onFailure={openFile}>
      <Lightbox {...props} />
    </OpenedPart>
  );
}
