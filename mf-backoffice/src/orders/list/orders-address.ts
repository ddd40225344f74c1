import { isDay } from '@summit/contract/money-and-time/day-words';
import { endOfDay, startOfDay } from '@summit/contract/money-and-time/venue-time';
import { orderSorts } from '@summit/contract/shapes/organise/orders';
import { orderStates } from '../../shared/words/order-words.ts';

/** How many orders are on a page. */
export const perPage = 25;

/** The filters with a single choice. */
export const orderMarks = {
  needsSomebody: 'Needs attention',
  isDeclined: 'Card declined',
  hasRefund: 'Has a refund',
} as const;

type OrderMark = keyof typeof orderMarks;
export const orderMarkNames = Object.keys(orderMarks) as OrderMark[];

type Sort = (typeof orderSorts)[number];

/** The state of the list in its address; empty values where the address has none. */
export interface OrdersAddress {
  q: string;
  state: string;
  packageId: string;
  promoCode: string;
  attendeeId: string;
  /** Days at the venue. */
  from: string;
  until: string;
  marks: OrderMark[];
  sort: Sort;
  order: 'ASC' | 'DESC';
  page: number;
}

/** The latest first, unless the address says otherwise. */
export function readOrdersAddress(search: URLSearchParams): OrdersAddress {
  const textOf = (name: string) => search.get(name)?.trim() ?? '';
  const page = Number(textOf('page'));
  const state = textOf('state');
  return {
    q: textOf('q'),
    state: Object.hasOwn(orderStates, state) ? state : '',
    packageId: textOf('packageId'),
    promoCode: textOf('promoCode'),
    attendeeId: textOf('attendeeId'),
    from: isDay(textOf('from')) ? textOf('from') : '',
    until: isDay(textOf('until')) ? textOf('until') : '',
    marks: orderMarkNames.filter((mark) => textOf(mark) === 'true'),
    sort: orderSorts.find((sort) => sort === textOf('sort')) ?? 'createdAt',
    order: textOf('order') === 'ASC' ? 'ASC' : 'DESC',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** Whether the address has any filter. */
export function isNarrowed({ sort, order, page, marks, ...texts }: OrdersAddress): boolean {
  return marks.length > 0 || Object.values(texts).some((value) => value !== '');
}

/** The query of the call that reads the list. */
export function toOrdersQuery(address: OrdersAddress, timeZone: string) {
  const { q, state, packageId, promoCode, attendeeId, from, until, marks, sort, order, page } = address;
  const filter = {
    ...(state && { state }),
    ...(packageId && { packageId }),
    ...(promoCode && { promoCode }),
    ...(attendeeId && { attendeeId }),
    ...(from && { createdAt_gte: startOfDay(from, timeZone).toISOString() }),
    ...(until && { createdAt_lte: endOfDay(until, timeZone).toISOString() }),
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
  };
  return {
    page,
    perPage,
    sort,
    order,
    ...(q && { q }),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
  };
}
