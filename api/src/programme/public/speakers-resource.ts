import {
  flagField,
  linkOrNull,
  orNull,
  pictureOrNull,
  slug,
  textList,
  whole,
} from '@summit/contract/forms/resource-rules';
import {
  country,
  firstName,
  lastName,
  oneOf,
  optionalEmail,
  requiredText,
} from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { publishingStatuses } from '@summit/contract/organising/publishing-status';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { speakers } from '../speakers/speakers.tables.ts';

/** People on stage. Only those who are Published are on the site. */
export const speakersResource = tableResource({
  table: speakers,
  key: 'id',
  fields: {
    id: slug(),
    firstName: firstName(),
    lastName: lastName(),
    jobTitle: requiredText(),
    company: requiredText(),
    country: country().notRequired().nullable(),
    bio: requiredText(limits.maxTextLength),
    status: oneOf(publishingStatuses).default('Draft'),
    imageUrl: pictureOrNull(),
    linkedInUrl: linkOrNull(),
    tags: textList(),
    canReceiveMessages: flagField(),
    email: orNull(optionalEmail()),
    position: whole(),
    homePagePosition: orNull(whole()),
  },
  order: ['position', 'lastName'],
  removable: true,
  drops: ['speakers', 'agenda'],
});
