import { limits } from '@summit/contract/limits';
import { messages } from '@summit/contract/messages';
import { patterns } from '@summit/contract/patterns';
import { pictureOrNull, requiredMoment, slug } from '@summit/contract/resource-rules';
import { requiredText } from '@summit/contract/rules';
import { tableResource } from '../platform/resources/table-resource.ts';
import { socialPosts } from './social-feed.tables.ts';

/** Posts of the event that the home page repeats. */
export const socialPostsResource = tableResource({
  table: socialPosts,
  key: 'id',
  fields: {
    id: slug(),
    network: requiredText(),
    text: requiredText(limits.longText),
    url: requiredText(limits.url).matches(patterns.url, messages.url),
    imageUrl: pictureOrNull(),
    publishedAt: requiredMoment(),
  },
  order: ['publishedAt'],
  removable: true,
  drops: ['social-feed'],
});
