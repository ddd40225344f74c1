import { slug } from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { tags } from '../tags/tags.tables.ts';

/** The topics that attendees are matched by. A removed topic is no longer shown for attendees who chose it. */
export const tagsResource = tableResource({
  table: tags,
  key: 'id',
  fields: { id: slug(), name: requiredText() },
  order: ['name'],
  removable: true,
  drops: ['tags', 'attendees'],
});
