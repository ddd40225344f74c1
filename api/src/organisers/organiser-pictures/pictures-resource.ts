import { whole } from '@summit/contract/forms/resource-rules';
import { optionalText } from '@summit/contract/forms/rules';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { organiserPictures } from './organiser-pictures.tables.ts';

const fields = {
  name: optionalText(),
  url: optionalText(),
  width: whole(),
  height: whole(),
  addedBy: optionalText(),
  addedAt: optionalText(),
};

/** The pictures that organisers have added: a file is never changed, because its name is made of its content. */
export const picturesResource = tableResource({
  table: organiserPictures,
  key: 'name',
  fields,
  readOnly: Object.keys(fields),
  order: ['addedAt'],
  drops: [],
});
