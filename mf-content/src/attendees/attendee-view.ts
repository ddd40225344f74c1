import type * as attendeeCalls from '@summit/contract/calls/attendees';
import * as limits from '@summit/contract/limits/limits';
import { type CategoryType, categoryTypes } from '@summit/contract/registration/attendee-types';
import {
  type RegistrationStatus,
  registrationStatuses,
} from '@summit/contract/registration/registration-status';
import type { QueryOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { searchValue } from '../shared/lists/search-value.ts';

/** The view that the address of the attendee list requests. Empty texts request nothing. */
export interface AttendeeView {
  edition: 'current' | 'last';
  /** The page from 1; the server counts from 0. */
  page: number;
  /** Words that are searched for in the company and in the job title. */
  either: string;
  company: string;
  jobTitle: string;
  /** The ids of the chosen filters. */
  category: string;
  tag: string;
  /** The type of the category. */
  type: CategoryType | '';
  status: RegistrationStatus | '';
}

/** Reads the view from the address. */
export function attendeeView(search: URLSearchParams): AttendeeView {
  const named = (name: string) => searchValue(search, name);
  const page = Number(named('page'));
  return {
    edition: named('edition') === 'last' ? 'last' : 'current',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    either: named('q'),
    company: named('company'),
    jobTitle: named('jobTitle'),
    category: named('category'),
    tag: named('tag'),
    type: known(categoryTypes, named('type')),
    status: known(registrationStatuses, named('status')),
  };
}

/** The requested value if it is one of the allowed ones; empty for any other text. */
function known<const T extends string>(values: readonly T[], asked: string): T | '' {
  return values.find((value) => value === asked) ?? '';
}

/** The address of a view. */
export function attendeesHref({ edition, page, either, ...filters }: AttendeeView): string {
  const search = {
    ...filters,
    q: either,
    edition: edition === 'last' ? edition : '',
    page: page > 1 ? page : '',
  };
  return href(pages.attendees, { search });
}

/** Whether any filter besides the edition and the page is active. */
export function isListNarrowed({ edition: _edition, page: _page, ...filters }: AttendeeView): boolean {
  return Object.values(filters).some((filter) => filter !== '');
}

/** The address of the whole list of an edition. */
export function everybody(edition: AttendeeView['edition']): string {
  return href(pages.attendees, { search: { edition: edition === 'last' ? edition : '' } });
}

/** The query for a view: ten people on a page, those in the top first. */
export function attendeesQuery(view: AttendeeView) {
  const given = <T extends string>(text: T | '') => (text === '' ? undefined : text);
  const query = {
    page: view.page - 1,
    itemsOnPage: limits.itemsOnPage.attendees,
    'sort.Desc': 'IsInTop',
    'filter.CompanyOrJobTitle.Like': given(view.either),
    'filter.Company.Like': given(view.company),
    'filter.JobTitle.Like': given(view.jobTitle),
    'filter.Category.Id.Equals': given(view.category),
    'filter.Category.Type.Equals': given<string>(view.type),
    'filter.Tag.Id.Equals': given(view.tag),
    'filter.RegistrationStatus.Equals': given(view.status),
  } satisfies Partial<QueryOf<typeof attendeeCalls.attendees>>;
  return { query };
}
