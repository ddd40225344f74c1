import {
  isOpenKind,
  type OfferedKindName,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';

/** The address of the form that a kind registers with. */
export function getFormOfKind(type: OfferedKindName): string {
  if (isOpenKind(type)) return href(pages.registrationAttendee, { search: { type } });
  return href(pages.registrationSlug, { slug: registrationKinds[type].slug });
}
