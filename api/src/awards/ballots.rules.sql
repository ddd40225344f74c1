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
