import { packagePlaces } from '@summit/api/src/orders/packages/packages.tables.ts';
import {
  attendees as attendeeTable,
  type NewAttendee,
} from '@summit/api/src/people/attendees/attendees.tables.ts';
import { lastYearAttendees as lastYearTable } from '@summit/api/src/people/attendees/last-year.tables.ts';
import { passwordsAt } from '@summit/api/src/platform/accounts/passwords.ts';
import { demoAccounts, demoPassword } from '@summit/contract/session/demo-accounts';
import { attendees } from '../event/attendees/attendees.ts';
import { categories, type CategoryId } from '../event/attendees/categories.ts';
import { demoPeople } from '../event/attendees/demo-people.ts';
import { featuredPeople } from '../event/attendees/featured.ts';
import { lastYearAttendees } from '../event/attendees/last-year.ts';
import { event, lastEvent, venueTime } from '../event/event.ts';
import { getPortrait } from '../event/people.ts';
import { lastingId, slug } from '../lasting-id.ts';
import type { PictureShelf } from '../pictures/picture-shelf.ts';
import type { SeedContext } from '../seed-context.ts';

/** The attendees, the demo accounts, their places, and the list of the previous edition. */
export async function fillAttendees({ db, shelf, config }: SeedContext): Promise<void> {
  const people = attendees.map((entry, index) => confirmed(toAttendee(shelf, entry, index)));
  const passwordHash = await passwordsAt(config.passwordCost).hash(demoPassword);
  const accounts = demoAccounts.map(({ name, email }) =>
    confirmed(toAccount(shelf, name, email, passwordHash)),
  );
  await db.insert(attendeeTable).values([...people, ...accounts]);
  const withPackage = people.filter(({ attendeeType }) => attendeeType !== 'Featured');
  await db.insert(packagePlaces).values([...withPackage.map(getPlace), ...accountPlaces()]);
  await db.insert(lastYearTable).values(
    lastYearAttendees.map(([firstName, lastName, jobTitle, company, country, face, tags], index) => ({
      id: slug(`${firstName} ${lastName}`),
      edition: String(lastEvent.year),
      attendeeType: getType(getCategory(company)),
      categoryId: getCategory(company),
      firstName,
      lastName,
      company,
      jobTitle,
      country,
      imageUrl: getImage(shelf, `${firstName} ${lastName}`, face).imageUrl,
      tags: tags.map((id) => ({ id })),
      isInTop: index % 9 === 4,
    })),
  );
}

type Person = NewAttendee & { id: string; categoryId: CategoryId; isInTop: boolean };

function toAttendee(shelf: PictureShelf, entry: (typeof attendees)[number], index: number): Person {
  const [firstName, lastName, jobTitle, company, country, face, categoryId, tags, flag] = entry;
  const name = `${firstName} ${lastName}`;
  return {
    id: attendeeId(name),
    email: `${slug(firstName)}.${slug(lastName)}@${slug(company) || 'mail'}.example`,
    ...(isFeatured(name)
      ? { attendeeType: 'Featured', profile: featuredPeople[name] }
      : { attendeeType: getType(categoryId) }),
    categoryId,
    firstName,
    lastName,
    phone: phone(index),
    company: company || null,
    jobTitle,
    country,
    ...getImage(shelf, name, face),
    registrationStatus: 'Completed',
    isInTop: flag === 'top',
    isPublished: flag !== 'hidden',
    // Some prefer to be spoken to in person.
    acceptsMessages: index % 11 !== 7,
    tags: tags.map((id) => ({ id })),
  };
}

function toAccount(
  shelf: PictureShelf,
  name: keyof typeof demoPeople,
  email: string,
  passwordHash: string,
): NewAttendee {
  const { face, invitedBy, packageId, tags, company, ...person } = demoPeople[name];
  return {
    ...person,
    id: accountId(name),
    email,
    passwordHash,
    company: company || null,
    phone: phone(900 + Object.keys(demoPeople).indexOf(name)),
    ...getImage(shelf, `${person.firstName} ${person.lastName}`, face),
    invitedByAttendeeId: invitedBy ? accountId(invitedBy) : null,
    tags: tags.map((id) => ({ id })),
  };
}

/** The demo event shows what comes after registering, so every address is confirmed. */
function confirmed<A extends NewAttendee>(attendee: A): A {
  return { ...attendee, confirmedEmail: attendee.email };
}

/** An attendee without an account, by their full name. */
export function attendeeId(name: string): string {
  return lastingId(`attendee ${name}`);
}

/** The attendee behind a demo account. */
export function accountId(name: string): string {
  return lastingId(`account ${name}`);
}

function getImage(
  shelf: PictureShelf,
  name: string,
  face: string,
): Pick<NewAttendee, 'imageUrl' | 'imageStatus'> {
  return face === 'none'
    ? { imageUrl: null, imageStatus: 'NotUploaded' }
    : { imageUrl: getPortrait(shelf, name, face), imageStatus: 'Approved' };
}

function getPlace({ id, categoryId, isInTop }: Person) {
  const packageIds = {
    Buy: isInTop ? 'buy-vip' : 'buy-standard',
    Sell: isInTop ? 'sell-vip' : 'sell-early',
  } as const;
  const type = getType(categoryId);
  const packageId = type === 'Buy' || type === 'Sell' ? packageIds[type] : 'crypto-trader';
  return { attendeeId: id, packageId, state: 'Taken' as const };
}

/** Places that are not paid yet are held until the doors open, so that the accounts stay what they are. */
function accountPlaces() {
  return demoAccounts.flatMap(({ name }) => {
    const { packageId, registrationStatus } = demoPeople[name];
    if (!packageId) return [];
    const isTaken = registrationStatus === 'Completed';
    const heldUntil = isTaken ? null : venueTime(event.days[0], '08:00');
    return [
      {
        attendeeId: accountId(name),
        packageId,
        state: isTaken ? ('Taken' as const) : ('Held' as const),
        heldUntil,
      },
    ];
  });
}

function isFeatured(name: string): name is keyof typeof featuredPeople {
  return Object.hasOwn(featuredPeople, name);
}

function getType(categoryId: CategoryId) {
  return categories.find(({ id }) => id === categoryId)?.type ?? 'Buy';
}

/** People of one company come as the same kind of attendee. */
function getCategory(company: string): CategoryId {
  return attendees.find(([, , , name]) => name === company)?.[6] ?? 'bank';
}

/** Numbers that are reserved for fiction. */
function phone(number: number): string {
  return `+442079460${String(number).padStart(3, '0')}`;
}
