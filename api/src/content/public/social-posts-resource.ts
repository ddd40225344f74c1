import { pictureOrNull, requiredMoment, slug } from '@summit/contract/forms/resource-rules';
import { requiredText, url } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { socialPosts } from '../social-feed/social-feed.tables.ts';

/** Posts of the event that the home page repeats. */
export const socialPostsResource = tableResource({
  table: socialPosts,
  key: 'id',
  fields: {
    id: slug(),
    network: requiredText(),
    text: requiredText(limits.longText),
    url: url(),
    imageUrl: pictureOrNull(),
    publishedAt: requiredMoment(),
  },
  order: ['publishedAt'],
  removable: true,
  drops: ['social-feed'],
});
