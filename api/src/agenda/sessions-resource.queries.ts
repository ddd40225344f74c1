import { asc, eq, inArray } from 'drizzle-orm';
import * as limits from '@summit/contract/limits';
import {
  flagField,
  requiredMoment,
  slug,
  textList,
  textOrNull,
  whole,
} from '@summit/contract/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/rules';
import { sessionKinds } from '@summit/contract/shapes/agenda';
import { venueClock } from '@summit/contract/venue-time';
import type { Db } from '../platform/db/db.ts';
import { isSame } from '../platform/resources/read-values.ts';
import type { Resource, Values } from '../platform/resources/resource.ts';
import { tableResource } from '../platform/resources/table-resource.ts';
import { endsLater } from '../platform/resources/together.ts';
import { readSection } from '../settings/settings.queries.ts';
import { sessions, sessionSpeakers } from './agenda.tables.ts';

const rows = tableResource({
  table: sessions,
  key: 'id',
  fields: {
    id: slug(),
    edition: whole(1, 999).required(),
    title: requiredText(),
    description: optionalText(limits.longestText),
    kind: oneOf(sessionKinds),
    track: textOrNull(),
    locationId: requiredText(),
    startsAt: requiredMoment(),
    endsAt: requiredMoment(),
    acceptsQuestions: flagField(),
  },
  order: ['startsAt'],
  check: endsLater('startsAt', 'endsAt'),
  derived: async ({ startsAt }, { tx }) => {
    const { timeZone } = await readSection(tx, 'event');
    return { day: venueClock(timeZone).day(String(startsAt)) };
  },
  removable: true,
  drops: ['agenda', 'speakers'],
});

const fields = rows.fieldsOf(null).shape({ speakers: textList() });

/** Sessions, with the ids of those on stage: the first one leads. The day follows from the beginning. */
export const sessionsResource: Resource = {
  ...rows,
  columns: [...rows.columns, 'speakers'],
  fieldsOf: () => fields,
  async page(db, query) {
    const { rows: found, counts } = await rows.page(db, query);
    const onStage = await readSpeakers(db, found);
    return { rows: found.map((one) => ({ ...one, speakers: onStage.get(String(one.id)) ?? [] })), counts };
  },
  async find(db, key, options) {
    const found = await rows.find(db, key, options);
    return found && { ...found, speakers: (await readSpeakers(db, [found])).get(String(found.id)) ?? [] };
  },
  async write(tx, { key, before, after }, scene) {
    const { speakers: ids = [], ...others } = after;
    const written = await rows.write(tx, { key, before, after: others }, scene);
    if (isSame(ids, before?.speakers ?? [])) return written;
    await tx.delete(sessionSpeakers).where(eq(sessionSpeakers.sessionId, written.key));
    const list = ids as string[];
    if (list.length > 0) {
      await tx
        .insert(sessionSpeakers)
        .values(list.map((speakerId, position) => ({ sessionId: written.key, speakerId, position })));
    }
    return written;
  },
};

/** Those on stage in each session, in their order. */
async function readSpeakers(db: Db, found: readonly Values[]): Promise<Map<string, string[]>> {
  const ids = found.map(({ id }) => String(id));
  const all = await db
    .select()
    .from(sessionSpeakers)
    .where(inArray(sessionSpeakers.sessionId, ids))
    .orderBy(asc(sessionSpeakers.position), asc(sessionSpeakers.speakerId));
  const bySession = new Map<string, string[]>();
  for (const { sessionId, speakerId } of all) {
    bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), speakerId]);
  }
  return bySession;
}
