import { packages } from '../src/orders/packages/packages.tables.ts';
import { attendees } from '../src/people/attendees/attendees.tables.ts';
import { accessTokens } from '../src/people/auth/access-tokens.ts';
import { beginSession } from '../src/people/public/session-rows.queries.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import type { Config } from '../src/platform/config.ts';
import type { Db } from '../src/platform/db/db.ts';

/** Where tickets are bought: a database, and what signs the buyers in. */
interface Shop {
  db: Db;
  config: Pick<Config, 'secret'>;
}

/** The package that is bought. */
export const ticket = { id: 'bench', type: 'bench', kind: 'paid' } as const;

/** An attendee who has to choose a package. */
export interface Buyer {
  id: string;
  /** The headers of their calls; signed when they are needed, because an access token lasts for minutes only. */
  headers(): Promise<Record<string, string>>;
}

/** Adds a paid package with this number of places. */
export async function addTicket({ db }: Pick<Shop, 'db'>, capacity: number): Promise<void> {
  const row = { ...ticket, categoryType: 'Buy' as const, name: 'Bench', priceMinor: 29_500, capacity };
  await db.insert(packages).values(row);
}

/** Adds signed-in buyers, each with a different network and mail domain, so that no rate limit counts them together. */
export async function addBuyers({ db, config }: Shop, count: number): Promise<Buyer[]> {
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `buyer@bench-${index}.example`,
    categoryId: 'bank',
    firstName: 'Ada',
    lastName: `Buyer ${index}`,
    company: `Company ${index}`,
    jobTitle: 'Treasurer',
    registrationStatus: 'PendingPackageSelection' as const,
  }));
  const tokens = accessTokens(config.secret, clock);
  const buyers: Buyer[] = [];
  for (let start = 0; start < rows.length; start += 500) {
    const added = await db
      .insert(attendees)
      .values(rows.slice(start, start + 500))
      .returning({ id: attendees.id });
    for (const { id } of added) {
      const { sessionId } = await beginSession(db, id, 'bench', clock.now());
      const address = getAddress(buyers.length);
      buyers.push({
        id,
        headers: async () => ({
          authorization: `Bearer ${await tokens.sign({ attendeeId: id, sessionId })}`,
          'x-forwarded-for': address,
        }),
      });
    }
  }
  return buyers;
}

function getAddress(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}
