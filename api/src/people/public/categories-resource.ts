import { flagField, slug, whole } from '@summit/contract/forms/resource-rules';
import { oneOf, requiredText } from '@summit/contract/forms/rules';
import { activityGroups, categoryTypes } from '@summit/contract/registration/attendee-types';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { categories, predefinedActivities } from '../attendees/categories.tables.ts';

/** The categories of attendees. The type decides the kind of registration, so it is fixed. */
export const categoriesResource = tableResource({
  table: categories,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    type: oneOf(categoryTypes),
    isDefault: flagField(),
    isVip: flagField(),
    needsAccountManager: flagField(),
  },
  fixed: ['type'],
  order: ['name'],
  removable: true,
  drops: ['categories', 'vip-categories', 'attendees', 'last-year-attendees'],
});

/** The choices of the registration forms, each for the field that its group names. */
export const predefinedActivitiesResource = tableResource({
  table: predefinedActivities,
  key: 'id',
  fields: { id: slug(), name: requiredText(), group: oneOf(activityGroups), position: whole() },
  order: ['group', 'position'],
  removable: true,
  drops: ['predefined-activities'],
});
