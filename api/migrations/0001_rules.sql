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
-- Ballots are final: nobody changes or removes what was cast, not even the API.
CREATE FUNCTION refuse_ballot_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Ballots are final: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ballots_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ballots
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER ballot_choices_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ballot_choices
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
-- Nor does anybody add to a ballot: its choices come in the transaction that casts it.
CREATE FUNCTION refuse_late_ballot_choice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ballots WHERE id = NEW.ballot_id AND xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'Ballots are final: % is cast already', NEW.ballot_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ballot_choices_come_with_the_ballot BEFORE INSERT ON ballot_choices
FOR EACH ROW EXECUTE FUNCTION refuse_late_ballot_choice();
