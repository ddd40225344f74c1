import {
  momentOrNull,
  pictureOrNull,
  slug,
  targetOrNull,
  textOrNull,
  whole,
} from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import { periodProblems } from '@summit/contract/money-and-time/periods';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { banners } from '../banners/banners.tables.ts';

/** Banners, shown from and until a moment. */
export const bannersResource = tableResource({
  table: banners,
  key: 'id',
  fields: {
    id: slug(),
    text: requiredText(300),
    linkText: textOrNull(),
    linkUrl: targetOrNull(),
    imageUrl: pictureOrNull(),
    shownFrom: momentOrNull(),
    shownUntil: momentOrNull(),
    position: whole(),
  },
  order: ['position'],
  check: (after) => periodProblems('banner', after),
  removable: true,
  drops: ['banners'],
});
