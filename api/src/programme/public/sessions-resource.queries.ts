import { asc, eq, inArray } from 'drizzle-orm';
import {
  flagField,
  requiredMoment,
  slug,
  textList,
  textOrNull,
  whole,
} from '@summit/contract/forms/resource-rules';
import { oneOf, optionalText, requiredText } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { outsideEvent, periodProblems } from '@summit/contract/money-and-time/periods';
import { sessionKinds } from '@summit/contract/shapes/agenda';
import type { Db, Tx } from '../../platform/db/db.ts';
import { everyEntry } from '../../platform/resources/entries-query.ts';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import { isSame, refuseFields } from '../../platform/resources/read-values.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { tableResource } from '../../platform/resources/table-resource.queries.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readVenueClock } from '../../settings/public/venue-clock.ts';
import { sessions, sessionSpeakers } from '../agenda/agenda.tables.ts';
import { getClashes } from '../agenda/clashes.queries.ts';
import { notifyMoved, removeAndNotify } from '../agenda/notify-starred.queries.ts';

const rows = tableResource({
  table: sessions,
  key: 'id',
  fields: {
    id: slug(),
    edition: whole(1, 999).required(),
    title: requiredText(),
    description: optionalText(limits.maxTextLength),
    kind: oneOf(sessionKinds),
    track: textOrNull(),
    locationId: requiredText(),
    startsAt: requiredMoment(),
    endsAt: requiredMoment(),
    acceptsQuestions: flagField(),
  },
  order: ['startsAt'],
  check: (after) => periodProblems('session', after),
  derived: async ({ startsAt }, { tx }) => {
    const clock = await readVenueClock(tx);
    return { day: clock.day(String(startsAt)) };
  },
  removable: true,
  drops: ['agenda', 'speakers'],
});

const fields = rows.getFields(null).shape({ speakers: textList() });

/** Sessions, with the ids of those on stage: the first one leads. The day follows from the beginning. */
export const sessionsResource: Resource = {
  ...rows,
  columns: [...rows.columns, 'speakers'],
  getFields: () => fields,
  async list(db, query) {
    const { rows: found } = await rows.list(db, everyEntry);
    const onStage = await readSpeakers(db, found);
    const all = found.map((one) => ({ ...one, speakers: onStage.get(String(one.id)) ?? [] }));
    return listInMemory(all, this.columns, query);
  },
  async find(db, key, options) {
    const found = await rows.find(db, key, options);
    return found && { ...found, speakers: (await readSpeakers(db, [found])).get(String(found.id)) ?? [] };
  },
  async write(tx, { key, before, after }, context) {
    if (!isSame(getTimes(after), getTimes(before ?? {}))) await requireDuringEvent(tx, after);
    const { speakers: ids = [], ...others } = after;
    const written = await rows.write(tx, { key, before, after: others }, context);
    if (!isSame(ids, before?.speakers ?? [])) await setSpeakers(tx, written.key, ids as string[]);
    return written;
  },
  async remove(tx, key, context) {
    await removeAndNotify(tx, key, context, async () => rows.remove?.(tx, key, context));
  },
  notesOn: getClashes,
  settle: notifyMoved,
};

const getTimes = ({ edition, startsAt, endsAt }: Values) => [edition, startsAt, endsAt];

/** Requires a day of the event. Unchanged times are not checked: after a move of the event its sessions follow one by one. */
async function requireDuringEvent(tx: Db, { edition, startsAt, endsAt }: Values): Promise<void> {
  const event = await readSection(tx, 'event');
  if (edition !== event.edition) return;
  refuseFields(outsideEvent({ startsAt: String(startsAt), endsAt: String(endsAt) }, event));
}

async function setSpeakers(tx: Tx, sessionId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(sessionSpeakers).where(eq(sessionSpeakers.sessionId, sessionId));
  const rowsOfIds = ids.map((speakerId, position) => ({ sessionId, speakerId, position }));
  if (rowsOfIds.length > 0) await tx.insert(sessionSpeakers).values(rowsOfIds);
}

/** The speakers of each session, in their order. */
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
