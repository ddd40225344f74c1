import { useAddressOf } from '@summit/shared-auth';
import { SitePicture } from '@summit/shared-ui/display/site-picture';
import { LogoPlate } from '../shared/photo/logo/logo-plate.tsx';
import type { Listing } from './listing-response.ts';
import * as styles from './logo-place.module.css';

interface LogoPlaceProps {
  size: Listing['logoSize'];
  /** The address of the stored logo; null: there is none yet. */
  src: string | null;
  alt: string;
  words?: string;
}

/** The logo in the shape that it has in the directory, where that is fixed. */
export function LogoPlace({ size, src, alt, words }: LogoPlaceProps) {
  const getAddress = useAddressOf();
  const { width, height } = size;
  if (width === null || height === null) return src && <LogoPlate src={src} alt={alt} />;
  return (
    <figure className={styles.place}>
      <div style={{ aspectRatio: `${width}/${height}` }}>
        {src === null ? (
          <span>
            {width} × {height}
          </span>
        ) : (
          <SitePicture src={getAddress(src)} alt={alt} width={width} height={height} fit="contain" />
        )}
      </div>
      {words && <figcaption>{words}</figcaption>}
    </figure>
  );
}
