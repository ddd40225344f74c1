-- When the page of a speaker changed last, for search engines: whatever the row shows, and the sessions on the page.
create or replace function stamp_speaker_change() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger speakers_stamp
  before update on speakers
  for each row
  when (old.* is distinct from new.*)
  execute function stamp_speaker_change();
--> statement-breakpoint
create or replace function stamp_speakers_of_session() returns trigger language plpgsql as $$
begin
  update speakers set updated_at = now()
    where id in (select speaker_id from session_speakers where session_id = new.id);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger sessions_stamp_speakers
  after update on sessions
  for each row
  when (old.* is distinct from new.*)
  execute function stamp_speakers_of_session();
--> statement-breakpoint
create or replace function stamp_speakers_who_left() returns trigger language plpgsql as $$
begin
  update speakers set updated_at = now() where id in (select speaker_id from changed);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger session_speakers_stamp
  after delete on session_speakers
  referencing old table as changed
  for each statement execute function stamp_speakers_who_left();
--> statement-breakpoint
create or replace trigger session_speakers_stamp_replaced
  after update on session_speakers
  referencing old table as changed
  for each statement execute function stamp_speakers_who_left();
