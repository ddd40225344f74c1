import type { Track } from '../shared/sessions/tracks.ts';
import type { AgendaEvent, AgendaSession, AgendaSettings, Edition, Format, Hall } from './agenda-sessions.ts';

export interface AgendaResponse {
  /** Of the requested day, or of every day when filtered by words, stars or track. */
  sessions: AgendaSession[];
  /** The available filter options, whether or not any session matches. */
  halls: Hall[];
  tracks: Track[];
  formats: Format[];
  /** Days with sessions; the days of the event itself are in the settings. */
  days: string[];
  /** `London, British Summer Time` */
  zone: string;
  /** IANA name. */
  timeZone: string;
  /** The event's name and venue, for the printed sheet. */
  event: AgendaEvent;
  settings: AgendaSettings;
}

/** Which sessions an agenda contains. */
export interface AgendaQuery {
  edition: Edition;
  /** The only track, for a page that is about one. */
  onlyTrack?: string;
  /** Empty for the first day of an edition whose days are not known yet. */
  day: string;
  /** Every day instead of one. */
  everyDay: boolean;
  words: string;
}
