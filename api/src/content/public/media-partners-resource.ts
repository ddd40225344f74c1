import { array, object } from 'yup';
import { linkOrNull, pictureOrNull, slug, textOrNull } from '@summit/contract/forms/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { kitAudiences, logoGrounds } from '@summit/contract/shapes/media-partners';
import { messages } from '@summit/contract/words/messages';
import { plainText } from '@summit/contract/words/plain-text';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { mediaKits, mediaPartners, mediaPartnerTypes } from '../media-partners/media-partners.tables.ts';

/** A file that the site stores, with the name it is downloaded under, or one elsewhere. */
const file = textOrNull(limits.url).matches(/^(?:\/media\/[\w.-]+(?:\?download=[\w.-]+)?|https?:\/\/\S+)$/, {
  message: messages.url,
  excludeEmptyString: true,
});

/** The name of a kit's file once it is saved, and its kind. */
const fileName = /^[\w-]{1,80}\.(?:pdf|zip|svg|png|jpg)$/;

/** The files of a kit that can be downloaded one by one: each is stored by the site, and of the kind that its name says. */
const kitFiles = array(
  object({
    name: requiredText().matches(fileName, messages.fileName),
    url: requiredText(limits.url)
      .matches(/^\/media\/[\w.-]+(?:\?download=[\w.-]+)?$/, messages.url)
      .test('kind', messages.fileName, function isOfKind(url) {
        const { name } = this.parent as { name?: string };
        return !name || url.split('?')[0]?.split('.').at(-1) === name.split('.').at(-1);
      }),
    ground: plainText()
      .oneOf([...logoGrounds, ''], messages.oneOf)
      .default(''),
  }),
).max(limits.maxListLength, messages.listTooLong);

/** Media partners, each of a kind. */
export const mediaPartnersResource = tableResource({
  table: mediaPartners,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    logoUrl: pictureOrNull(),
    url: linkOrNull(),
    typeId: requiredText(),
  },
  order: ['name'],
  removable: true,
  drops: ['media-partners'],
});

/** The kinds of media partner. */
export const mediaPartnerTypesResource = tableResource({
  table: mediaPartnerTypes,
  key: 'id',
  fields: { id: slug(), name: requiredText() },
  order: ['name'],
  removable: true,
  drops: ['media-partners'],
});

/** Media kits; one without a file is sent by the organisers. */
export const mediaKitsResource = tableResource({
  table: mediaKits,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    description: optionalText(limits.longText),
    audience: oneOf(kitAudiences),
    fileUrl: file,
    imageUrl: pictureOrNull(),
    files: kitFiles,
  },
  order: ['name'],
  removable: true,
  drops: ['media-partners'],
});
