import { flagField, pictureOrNull, requiredMoment, slug, whole } from '@summit/contract/forms/resource-rules';
import { optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { messages } from '@summit/contract/words/messages';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { videos } from '../videos/videos.tables.ts';

/** Films: public, for attendees, or for those who requested access. */
export const videosResource = tableResource({
  table: videos,
  key: 'id',
  fields: {
    id: slug(),
    title: requiredText(200),
    description: optionalText(limits.longText),
    duration: whole().required(messages.required),
    thumbnailUrl: pictureOrNull(),
    url: requiredText(limits.url).matches(/^(?:\/media\/[\w.-]+|https?:\/\/\S+)$/, messages.url),
    captionsUrl: pictureOrNull(),
    isPrivate: flagField(),
    needsAccess: flagField(),
    publishedAt: requiredMoment(),
  },
  order: ['publishedAt'],
  removable: true,
  drops: ['videos'],
});
