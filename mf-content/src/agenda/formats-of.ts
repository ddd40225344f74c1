import { sessionKinds } from '@summit/contract/shapes/agenda';
import type { AgendaSession, Format } from './agenda-sessions.ts';

/** The formats of the sessions, in the order of the contract; without breaks, which no visitor filters by. */
export function getFormats(sessions: readonly Pick<AgendaSession, 'kind'>[]): Format[] {
  const known = new Set(sessions.map(({ kind }) => kind));
  return sessionKinds.filter((kind) => kind !== 'break' && known.has(kind));
}
