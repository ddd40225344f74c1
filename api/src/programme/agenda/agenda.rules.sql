-- Calendars take over a session again only when its sequence has grown: whoever changes one, it is counted here.
create or replace function count_session_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  new.updated_at := now();
  return new;
end
$$;
--> statement-breakpoint
create trigger sessions_change
  before update of title, description, location_id, starts_at, ends_at on sessions
  for each row
  when ((old.title, old.description, old.location_id, old.starts_at, old.ends_at)
    is distinct from (new.title, new.description, new.location_id, new.starts_at, new.ends_at))
  execute function count_session_change();
--> statement-breakpoint
create or replace function count_location_change() returns trigger language plpgsql as $$
begin
  update sessions set sequence = sequence + 1, updated_at = now() where location_id = new.id;
  return null;
end
$$;
--> statement-breakpoint
create trigger locations_change
  after update of name on locations
  for each row
  when (old.name is distinct from new.name)
  execute function count_location_change();
--> statement-breakpoint
create or replace function count_stage_change() returns trigger language plpgsql as $$
begin
  update sessions set sequence = sequence + 1, updated_at = now() where id in (select session_id from changed);
  return null;
end
$$;
--> statement-breakpoint
create trigger session_speakers_join
  after insert on session_speakers
  referencing new table as changed
  for each statement execute function count_stage_change();
--> statement-breakpoint
create trigger session_speakers_leave
  after delete on session_speakers
  referencing old table as changed
  for each statement execute function count_stage_change();
--> statement-breakpoint
-- Somebody takes another place on stage, or comes in the place of somebody else.
create or replace function count_stage_move() returns trigger language plpgsql as $$
begin
  update sessions set sequence = sequence + 1, updated_at = now() where id in (old.session_id, new.session_id);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger session_speakers_move
  after update on session_speakers
  for each row
  when (old.* is distinct from new.*)
  execute function count_stage_move();
--> statement-breakpoint
-- Calendars name those on stage who are Published.
create or replace function count_speaker_change() returns trigger language plpgsql as $$
begin
  update sessions set sequence = sequence + 1, updated_at = now()
    where id in (select session_id from session_speakers where speaker_id = new.id);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger speakers_change
  after update of first_name, last_name, status on speakers
  for each row
  when ('Published' in (old.status, new.status)
    and (old.first_name, old.last_name, old.status) is distinct from (new.first_name, new.last_name, new.status))
  execute function count_speaker_change();
--> statement-breakpoint
-- What is taken off the programme is in calendars already: it is said to be cancelled there, with a sequence that grew.
create or replace function cancel_session() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into cancelled_sessions (id, edition, title, place, starts_at, ends_at, sequence, cancelled_at)
    values (old.id, old.edition, old.title, coalesce((select name from locations where id = old.location_id), ''),
      old.starts_at, old.ends_at, old.sequence + 1, now())
    on conflict (id) do nothing;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger sessions_cancel after delete on sessions
  for each row execute function cancel_session();
--> statement-breakpoint
-- What comes back goes on counting where it ended.
create or replace function restore_session() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  last integer;
begin
  delete from cancelled_sessions where id = new.id returning sequence into last;
  new.sequence := greatest(new.sequence, last + 1);
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger sessions_restore before insert on sessions
  for each row execute function restore_session();
