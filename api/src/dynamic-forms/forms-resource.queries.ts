import { flagField } from '@summit/contract/resource-rules';
import { requiredText } from '@summit/contract/rules';
import { tableResource } from '../platform/resources/table-resource.ts';
import { dynamicForms } from './dynamic-forms.tables.ts';

/** The described forms: what they are called, and whether visitors can send them. */
export const formsResource = tableResource({
  table: dynamicForms,
  key: 'type',
  addsNone: true,
  fields: { type: requiredText(), title: requiredText(), isOpen: flagField() },
  drops: ['forms'],
});
