import { flagField } from '@summit/contract/forms/resource-rules';
import { requiredText } from '@summit/contract/forms/rules';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { dynamicForms } from '../dynamic-forms/dynamic-forms.tables.ts';

/** The described forms: their titles, and whether visitors can send them. */
export const formsResource = tableResource({
  table: dynamicForms,
  key: 'type',
  fields: { type: requiredText(), title: requiredText(), isOpen: flagField() },
  drops: ['forms'],
});
