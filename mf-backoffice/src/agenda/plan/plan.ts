import { isSamePlace, type Place, type Session } from './place.ts';

/** The planned place of a session; null: it is set aside. With the site's place at the time of planning. */
interface PlannedPlace {
  place: Place | null;
  version: string;
  /** As the site had it. */
  before: Place;
}

/** The unsaved moves of an organiser, by the id of the session. */
export type Plan = ReadonlyMap<string, PlannedPlace>;

/** Where the plan has a session. */
export function plannedPlace(plan: Plan, { id, place }: Session): Place | null {
  const planned = plan.get(id);
  return planned ? planned.place : place;
}

/** The plan with a session at another place; a session that is back at its old place is removed from the plan. */
export function withPlace(plan: Plan, session: Session, place: Place | null): Plan {
  const { version, before } = plan.get(session.id) ?? { version: session.version, before: session.place };
  const next = new Map(plan);
  if (isSamePlace(place, before)) next.delete(session.id);
  else next.set(session.id, { place, version, before });
  return next;
}

/** What is saved: sessions that are set aside stay where the site has them until they have a place. */
export function toSave(plan: Plan): { id: string; version: string; place: Place }[] {
  return [...plan].flatMap(([id, { version, place }]) => (place ? [{ id, version, place }] : []));
}

/** Somebody else has moved a session to another place than this plan does. */
export interface PlaceConflict {
  session: Session;
  mine: Place;
}

/**
 * The plan on top of what the site has now. What only others have changed is theirs; of what both have moved to different
 * places the organiser has to choose, and until then it stays planned on what it was planned on.
 */
export function planOnto(
  plan: Plan,
  sessions: readonly Session[],
): { plan: Plan; conflicts: PlaceConflict[] } {
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const next = new Map<string, PlannedPlace>();
  const conflicts: PlaceConflict[] = [];
  for (const [id, planned] of plan) {
    const session = byId.get(id);
    // It was removed meanwhile: there is nothing left to move.
    if (!session || isSamePlace(session.place, planned.place)) continue;
    const { version, place: before } = session;
    const isMovedByBoth = planned.place !== null && !isSamePlace(before, planned.before);
    if (isMovedByBoth && planned.place) conflicts.push({ session, mine: planned.place });
    next.set(id, isMovedByBoth ? planned : { ...planned, version, before });
  }
  return { plan: next, conflicts };
}

/** The plan after the choice: the organiser's own place instead of theirs, or no move. */
export function resolved(plan: Plan, { session, mine }: PlaceConflict, isTheirs: boolean): Plan {
  const next = new Map(plan);
  next.delete(session.id);
  return isTheirs ? next : withPlace(next, session, mine);
}
