import {
  linkOrNull,
  pictureOrNull,
  requiredMoment,
  slug,
  textOrNull,
} from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { articles } from '../articles/articles.tables.ts';

/** Articles, the latest of which are on the home page. */
export const articlesResource = tableResource({
  table: articles,
  key: 'id',
  fields: {
    id: slug(),
    title: requiredText(200),
    excerpt: requiredText(limits.longText),
    publishedAt: requiredMoment(),
    author: textOrNull(),
    imageUrl: pictureOrNull(),
    /** HTML, sanitised where it is shown. */
    body: textOrNull(limits.maxTextLength),
    url: linkOrNull(),
  },
  order: ['publishedAt'],
  removable: true,
  drops: ['articles'],
});
