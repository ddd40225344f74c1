import { fields, oneOf, optionalText, requiredText } from '../../forms/rules.ts';
import * as limits from '../../limits/limits.ts';
import { categoryTypes } from '../../registration/attendee-types.ts';
import { billing } from '../../registration/billing-address.ts';
import { registrationStatuses } from '../../registration/registration-status.ts';
import { listQuery } from '../../requests/list-query.ts';
import {
  choice,
  flag,
  listed,
  nullableMoment,
  nullableText,
  nullableWhole,
  shape,
  text,
  whole,
} from '../../requests/response-shapes.ts';

export const packageKinds = ['free', 'paid'] as const;

/** A ticket package on offer. Money in the minor unit of its currency. */
export const ticketPackage = shape({
  id: text(),
  /** What `packages/select` takes as `type`; unique. */
  type: text(),
  name: text(),
  description: text(),
  /** What `packages/select` takes as `packageType`. */
  kind: choice(packageKinds),
  /** Null: for every category of the type. */
  categoryId: nullableText(),
  categoryType: choice(categoryTypes),
  price: whole(),
  /** ISO 4217. */
  currency: text(),
  /** Hundredths of a per cent that the price includes: 2000 is 20%; 0: the seller is not registered for VAT. */
  vatBasisPoints: whole(),
  /** What the package includes, one line each. */
  includes: listed(text()),
  extraTickets: whole(),
  /** The id of the ticket that this one adds something to, e.g. a gala seat, and whose places it takes; null for a plain ticket. */
  addsTo: nullableText(),
  /** The window in which it is on sale; null: no limit. */
  availableFrom: nullableMoment(),
  availableUntil: nullableMoment(),
  /** Null: no limit. */
  placesLeft: nullableWhole(),
  /** Whether it is on sale now and not sold out. */
  isAvailable: flag(),
});

/** The packages one attendee may choose from. */
export const packagesResponse = shape({ packages: listed(ticketPackage), selectedType: nullableText() });

/** `type` and `packageType` are a package's `type` and `kind`; billing only for a paid package. */
export const selectPackageBody = fields({
  type: requiredText(),
  packageType: oneOf(packageKinds),
  billing: billing().default(undefined).optional(),
  purchaseOrder: optionalText(),
});

export const packageSelection = shape({
  registrationStatus: choice(registrationStatuses),
  next: choice(['registrationKillerFeature', 'registrationPayment', 'registrationCompleted']),
  /** When the reservation of a paid package's place expires. */
  heldUntil: nullableMoment(),
});

export const packageSelectionErrors = [
  'fm.cms-0019',
  'fm.cms-0023',
  'fm.cms-0028',
  'fm.cms-0041',
  'fm.cms-0048',
  'package-0001',
  'package-0002',
] as const;

export const category = shape({ id: text(), name: text(), type: choice(categoryTypes), slug: text() });

export const tag = shape({ id: text(), name: text() });

export const categoriesQuery = listQuery({ itemsOnPage: limits.itemsOnPage.list });
