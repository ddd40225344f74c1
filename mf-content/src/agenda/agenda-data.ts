import type { Track } from '../shared/sessions/tracks.ts';
import type { AgendaEvent, AgendaSession, AgendaSettings, Edition, Format, Hall } from './agenda-sessions.ts';

export interface AgendaResponse {
  /** The sessions of the requested day, or of every day when filtered by words, stars or track. */
  sessions: AgendaSession[];
  /** The available filter options, whether or not any session matches. */
  halls: Hall[];
  tracks: Track[];
  formats: Format[];
  /** Days with sessions; the days of the event itself are in the settings. */
  days: string[];
  /** The name of the venue's time zone: `London, British Summer Time`. */
  zone: string;
  /** The IANA name of the venue's time zone. */
  timeZone: string;
  /** The event's name and venue, for the printed sheet. */
  event: AgendaEvent;
  settings: AgendaSettings;
}

/** Selects the sessions of an agenda. */
export interface AgendaQuery {
  edition: Edition;
  /** The only track that is shown, for a page about one track. */
  onlyTrack?: string;
  /** The requested day; empty for the first day of an edition whose days are not known yet. */
  day: string;
  /** Whether to return every day instead of one. */
  everyDay: boolean;
  words: string;
}
