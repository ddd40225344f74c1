import { orNull, slug, whole } from '@summit/contract/forms/resource-rules';
import { optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { locations } from '../agenda/agenda.tables.ts';

/** Halls, in the order of the agenda's columns. */
export const hallsResource = tableResource({
  table: locations,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    description: optionalText(limits.longText),
    capacity: orNull(whole()),
    position: whole(),
  },
  order: ['position'],
  removable: true,
  drops: ['agenda', 'speakers'],
});
