import { uploadedPictures } from '@summit/contract/frame/pictures';

const offered: readonly string[] = [...Object.values(uploadedPictures), 'image/heif'];

/** The media types that can be chosen; some phones have names of their own for them. */
export const photoTypes: readonly string[] = [
  ...offered,
  ...['image/jpg', 'image/pjpeg', 'image/x-png', 'image/heic-sequence', 'image/heif-sequence'],
];

/** What a field offers to choose: systems that do not know HEIC go by the end of the name. */
export const photoChoices: readonly string[] = [...offered, '.heic', '.heif'];
