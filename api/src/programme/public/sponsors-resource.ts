import {
  flagField,
  linkOrNull,
  pictureOrNull,
  slug,
  textList,
  textOrNull,
  whole,
} from '@summit/contract/forms/resource-rules';
import { country, oneOf, optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { publishingStatuses } from '@summit/contract/organising/publishing-status';
import { attendeeTypes } from '@summit/contract/registration/attendee-types';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { sponsors, sponsorTypes, tiers } from '../sponsors/sponsors.tables.ts';

/** Sponsors, each with its tier and stand. */
export const sponsorsResource = tableResource({
  table: sponsors,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    description: optionalText(limits.maxTextLength),
    logoUrl: pictureOrNull(),
    url: linkOrNull(),
    country: country().notRequired().nullable(),
    stand: textOrNull(),
    tierId: requiredText(),
    typeId: requiredText(),
    isAffiliate: flagField(),
    status: oneOf(publishingStatuses).default('Published'),
  },
  order: ['name'],
  removable: true,
  drops: ['sponsors'],
});

/** Tiers of sponsorship, the highest first. */
export const tiersResource = tableResource({
  table: tiers,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    position: whole().required(),
    attendeeTypes: textList().of(oneOf(attendeeTypes)),
  },
  order: ['position'],
  removable: true,
  drops: ['sponsors'],
});

/** The types of sponsors, by what they do. */
export const sponsorTypesResource = tableResource({
  table: sponsorTypes,
  key: 'id',
  fields: { id: slug(), name: requiredText() },
  order: ['name'],
  removable: true,
  drops: ['sponsors'],
});
