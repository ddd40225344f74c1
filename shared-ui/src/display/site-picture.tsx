import { pictureSrcSet } from '@summit/contract/frame/pictures';
import * as styles from './site-picture.module.css';

export interface SitePictureProps {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** The file's own size in px, which reserves the place. */
  width: number;
  height: number;
  /** The displayed width, as in `sizes`: `(max-width: 768px) 100vw, 33vw`. The window's whole width by default. */
  sizes?: string;
  /** A place of another shape than the file's: `4/5`. */
  ratio?: string;
  /** The largest picture above the fold: loaded at once, first. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
}

const formats = ['avif', 'webp'] as const;

/**
 * A picture whose place is reserved before it arrives; loaded lazily unless it has priority. A photograph that the site
 * stores comes in the smallest format and size that will do.
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
