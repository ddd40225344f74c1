import { uploadedPictures } from '@summit/contract/frame/pictures';

/** The media types that can be chosen. */
export const photoTypes: readonly string[] = [...Object.values(uploadedPictures), 'image/heif'];

/** What a field offers to choose: systems that do not know HEIC go by the end of the name. */
export const photoChoices: readonly string[] = [...photoTypes, '.heic', '.heif'];
