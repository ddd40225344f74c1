/** The widths in px that pictures are served in; a picture is never enlarged. */
export const pictureWidths = [100, 320, 480, 640, 960, 1280, 1920] as const;

/** The kinds of picture that can be uploaded, and their media types. `heic` is what phones of Apple take. */
export const uploadedPictures = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;

/** The square of a picture that is used: fractions of the upright picture's width, of its height and of its shorter side. */
export interface CropArea {
  left: number;
  top: number;
  side: number;
}

const cropDigits = 4;

/** The format of an area in a request: `0.1,0.2,0.5`. */
export const cropPattern = /^(?:0(?:\.\d{1,4})?|1),(?:0(?:\.\d{1,4})?|1),(?:0\.\d{1,4}|1)$/;

/** An area as a request names it. */
export function cropText({ left, top, side }: CropArea): string {
  return [left, top, side].map((part) => String(Number(part.toFixed(cropDigits)))).join();
}

/** The area that a request names by `cropText`. */
export function getCrop(text: string): CropArea {
  const [left = 0, top = 0, side = 1] = text.split(',').map(Number);
  return { left, top, side };
}

/** The sizes that an attendee's photo is shown in: in the header, in lists, on its own page. Widths in px. */
export const photoSizes = { avatar: 100, card: 320, large: 640 } as const satisfies Record<
  string,
  (typeof pictureWidths)[number]
>;

/** Smallest first. `jpg` is for those who share a page: they read neither of the others, nor drawings. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

export type PictureFormat = (typeof pictureFormats)[number];

/** Size in px of the picture that is shown where a page is shared: what social networks show uncut. */
export const shareSize = { width: 1200, height: 630 } as const;

const stored = /^(.*\/media\/[0-9a-f]{32})\.(svg|png|jpg|webp|avif)$/;

/** The address of a stored picture in another size and format; any other address stays as it is. */
export function pictureVariant(src: string, width: number, format: PictureFormat): string {
  const [, name] = stored.exec(src) ?? [];
  return name ? `${name}-${width}.${format}` : src;
}

/** The address of a stored picture as it is shown where a page is shared; null for pictures that are stored elsewhere. */
export function shareVariant(src: string): string | null {
  const [, name] = stored.exec(src) ?? [];
  return name ? `${name}-share.jpg` : null;
}

/**
 * What a browser may choose from, as `srcset`: widths up to the first that is not below the file's own.
 * Null for drawings, which are sharp in every size, and for pictures that are stored elsewhere.
 */
export function pictureSrcSet(src: string, fullWidth: number, format: PictureFormat): string | null {
  const [, , ending = 'svg'] = stored.exec(src) ?? [];
  if (ending === 'svg') return null;
  const enough = pictureWidths.findIndex((width) => width >= fullWidth);
  const widths = enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1);
  return widths.map((width) => `${pictureVariant(src, width, format)} ${width}w`).join(', ');
}
