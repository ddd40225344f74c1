import { pictureSrcSet } from '@summit/contract/frame/pictures';
import * as styles from './site-picture.module.css';

export interface SitePictureProps {
  src: string;
  /** The alternative text; empty for decoration. */
  alt: string;
  /** The file's own width in px; with the height it reserves the place. */
  width: number;
  height: number;
  /** The displayed width, as in `sizes`: `(max-width: 768px) 100vw, 33vw`. The window's whole width by default. */
  sizes?: string;
  /** The aspect ratio of the place where it differs from the file's: `4/5`. */
  ratio?: string;
  /** For the largest picture above the fold, which is loaded immediately and first. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
}

const formats = ['avif', 'webp'] as const;

/**
 * A picture whose place is reserved before it is loaded; lazy unless it has priority. A photograph that the site stores is
 * requested in the smallest sufficient format and size.
 */
export function SitePicture({ alt, ratio, priority = false, fit = 'cover', ...rest }: SitePictureProps) {
  const { sizes = '100vw', ...image } = rest;
  const style = { aspectRatio: ratio ?? `${image.width}/${image.height}` };
  return (
    <span className={styles.frame} style={style} data-fit={fit}>
      <picture>
        {formats.map((format) => {
          const srcSet = pictureSrcSet(image.src, image.width, format);
          return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
        })}
        <img
          {...image}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}
