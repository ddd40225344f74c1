import { slug } from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import { tableResource } from '../../platform/resources/table-resource.ts';
import { tags } from '../tags/tags.tables.ts';

/** What attendees are matched by. One that is removed is no longer shown for those who chose it. */
export const tagsResource = tableResource({
  table: tags,
  key: 'id',
  fields: { id: slug(), name: requiredText() },
  order: ['name'],
  removable: true,
  drops: ['tags', 'attendees'],
});
