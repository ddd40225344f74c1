import { attendeeTypes } from '@summit/contract/attendee-types';
import * as limits from '@summit/contract/limits';
import { publishingStatuses } from '@summit/contract/publishing-status';
import {
  flagField,
  linkOrNull,
  pictureOrNull,
  slug,
  textList,
  textOrNull,
  whole,
} from '@summit/contract/resource-rules';
import { country, oneOf, optionalText, requiredText } from '@summit/contract/rules';
import { tableResource } from '../platform/resources/table-resource.ts';
import { sponsors, sponsorTypes, tiers } from './sponsors.tables.ts';

/** Sponsors, each with its tier and stand. */
export const sponsorsResource = tableResource({
  table: sponsors,
  key: 'id',
  fields: {
    id: slug(),
    name: requiredText(),
    description: optionalText(limits.longestText),
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

/** What sponsors do. */
export const sponsorTypesResource = tableResource({
  table: sponsorTypes,
  key: 'id',
  fields: { id: slug(), name: requiredText() },
  order: ['name'],
  removable: true,
  drops: ['sponsors'],
});
