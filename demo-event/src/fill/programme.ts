import { locations, sessions, sessionSpeakers } from '@summit/api/src/programme/agenda/agenda.tables.ts';
import { speakers as speakerTable } from '@summit/api/src/programme/speakers/speakers.tables.ts';
import { type DemoSession, halls, type TrackId, tracks } from '../event/agenda/halls.ts';
import { lastProgramme } from '../event/agenda/last-edition.ts';
import { programme } from '../event/agenda/sessions.ts';
import { event, lastEvent, venueTime } from '../event/event.ts';
import { getPortrait } from '../event/people.ts';
import { speakers } from '../event/speakers/speakers.ts';
import type { SeedContext } from '../seed-context.ts';

/** Speakers, halls and the programmes of two editions. */
export async function fillProgramme({ db, shelf }: SeedContext): Promise<void> {
  await db.insert(speakerTable).values(
    speakers.map((speaker) => ({
      id: speaker.id,
      firstName: speaker.firstName,
      lastName: speaker.lastName,
      jobTitle: speaker.jobTitle,
      company: speaker.company,
      country: speaker.country,
      bio: speaker.biography,
      status: speaker.status,
      imageUrl: getPortrait(shelf, `${speaker.firstName} ${speaker.lastName}`),
      linkedInUrl: `https://social.summit.example/in/${speaker.id}`,
      tags: [...speaker.topics],
      canReceiveMessages: speaker.acceptsMessages,
      email: `${speaker.id}@speakers.summit.example`,
      position: speaker.isKeynote ? 1 : 100,
      homePagePosition: speaker.homePagePosition ?? null,
    })),
  );
  await db.insert(locations).values(halls.map((hall, position) => ({ ...hall, position })));
  const current = programme.flatMap(({ date, sessions: list }) =>
    list.map((session) => toRow(session, date, event.edition)),
  );
  const past = lastProgramme.map((session) => toRow(session, session.date, lastEvent.edition));
  await db.insert(sessions).values([...current, ...past]);
  const all = [...programme.flatMap((day) => day.sessions), ...lastProgramme];
  await db
    .insert(sessionSpeakers)
    .values(
      all.flatMap(({ id, speakers: ids }) =>
        ids.map((speakerId, position) => ({ sessionId: id, speakerId, position })),
      ),
    );
}

function toRow(session: DemoSession, day: string, edition: number) {
  const { id, title, kind, hall, start, end, description } = session;
  const startsAt = venueTime(day, start);
  const endsAt = venueTime(day, end);
  const acceptsQuestions = edition === event.edition && session.speakers.length > 0 && kind !== 'ceremony';
  const track = session.track ? trackName(session.track) : null;
  return {
    id,
    edition,
    title,
    description,
    kind,
    track,
    locationId: hall,
    day,
    startsAt,
    endsAt,
    acceptsQuestions,
  };
}

function trackName(id: TrackId): string | null {
  return tracks.find((track) => track.id === id)?.name ?? null;
}
