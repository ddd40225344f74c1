import { optionalText } from '../../forms/rules.ts';
import { cropPattern } from '../../frame/pictures.ts';
import * as limits from '../../limits/limits.ts';
import { listed, shape, text, whole } from '../../requests/response-shapes.ts';

/** A photo that was stored, and the sizes it is served in. */
export const storedPhoto = shape({
  storedFileResponses: listed(
    shape({
      fileName: text(),
      originalFileUrl: text(),
      imageTransforms: listed(shape({ name: text(), url: text(), width: whole(), height: whole() })),
    }),
  ),
});

/** The errors with which any photo upload may be refused. */
export const photoErrors = [
  'image-0001',
  'image-0002',
  'image-0003',
  'image-0004',
  'image-0005',
  'image-0006',
  'image-0007',
  'image-0008',
  'image-0009',
] as const;

/** The part of the picture that is used; without it the server chooses the most prominent part. */
export const cropParameter = {
  crop: optionalText(limits.shortText).matches(cropPattern, { excludeEmptyString: true }),
};
