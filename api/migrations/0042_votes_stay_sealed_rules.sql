-- The votes with ballots whose count was opened to nobody yet, one row for each log.
CREATE FUNCTION sealed_votes() RETURNS TABLE (log text, track text, season integer) LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = public, pg_temp AS $$
  SELECT rules.log, split_part(rules.log, '-', 2), split_part(rules.log, '-', 1)::integer FROM ballot_rules rules
  WHERE EXISTS (SELECT 1 FROM ballot_leaves WHERE ballot_leaves.log = rules.log AND index = 0)
    AND NOT EXISTS (SELECT 1 FROM opened_logs WHERE opened_logs.log = rules.log)
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION sealed_votes() FROM PUBLIC;
--> statement-breakpoint
-- A vote whose count was opened is never open again, and a season whose votes are sealed stays the present one: the records
-- of other years are public. Looked at when a transaction ends: a season sets several sections.
CREATE OR REPLACE FUNCTION hold_awards_order() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  awards record;
  vote text;
BEGIN
  FOR awards IN SELECT * FROM present_awards() LOOP
    PERFORM note_opened_log(sealed.log) FROM sealed_votes() sealed
    WHERE awards.status = 'Wining' AND sealed.season = awards.season AND sealed.track = awards.track;
    vote := format('%s-%s-%s', awards.season, awards.track,
      CASE awards.status WHEN 'VoteOne' THEN 'one' WHEN 'VoteTwo' THEN 'two' END);
    IF awards.status IN ('VoteOne', 'VoteTwo') AND EXISTS (SELECT 1 FROM opened_logs WHERE log = vote) THEN
      RAISE EXCEPTION 'The count of % was opened: its vote stays closed', vote USING ERRCODE = 'restrict_violation';
    END IF;
  END LOOP;
  SELECT sealed.log INTO vote FROM sealed_votes() sealed
  WHERE sealed.season IS DISTINCT FROM (SELECT (value->>'year')::integer FROM setting_sections WHERE name = 'awards')
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The count of % is sealed: its season stays the present one', vote USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Where there are ballots, winners are announced from the status before, unsealed, and stored by the count.
CREATE OR REPLACE FUNCTION refuse_early_announcement() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  announced text := CASE NEW.name WHEN 'awardsStatus' THEN 'Company' ELSE 'Individual' END;
  before text;
  present integer;
  vote record;
  final text;
BEGIN
  SELECT value #>> '{}' INTO before FROM setting_sections WHERE name = NEW.name;
  -- An insert that becomes an update comes here twice.
  IF before = 'Wining' OR (TG_OP = 'INSERT' AND before IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  SELECT (value->>'year')::integer INTO present FROM setting_sections WHERE name = 'awards';
  FOR vote IN
    SELECT season FROM sealed_votes() WHERE track = announced
    UNION
    SELECT present FROM ballot_leaves
    WHERE log IN (format('%s-%s-one', present, announced), format('%s-%s-two', present, announced)) AND index = 0
  LOOP
    final := format('%s-%s-two', vote.season, announced);
    IF vote.season IS DISTINCT FROM present OR before IS DISTINCT FROM 'PreWining'
      OR NOT EXISTS (SELECT 1 FROM unsealings WHERE log = final AND confirmed_by IS NOT NULL)
      OR NOT EXISTS (SELECT 1 FROM stored_results WHERE log = final) THEN
      RAISE EXCEPTION 'The results of % are sealed, not stored, or announced too early', final
        USING ERRCODE = 'restrict_violation';
    END IF;
  END LOOP;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
-- Without its year or a status a vote would be of no season, and the rules above would find nothing to hold.
CREATE FUNCTION refuse_lost_awards() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF (TG_OP = 'DELETE' OR NEW.name <> OLD.name) AND EXISTS (SELECT 1 FROM ballot_leaves) THEN
    RAISE EXCEPTION 'There are ballots: % stays', OLD.name USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER awards_are_not_lost BEFORE DELETE OR UPDATE OF name ON setting_sections FOR EACH ROW
WHEN (OLD.name IN ('awards', 'awardsStatus', 'awardsIndividualStatus')) EXECUTE FUNCTION refuse_lost_awards();
--> statement-breakpoint
-- What a trigger looks up is in this schema, whatever a session has made: a temporary table of the same name would be found
-- first. A function that is replaced later says so itself; a test asks every one of them.
DO $$
DECLARE
  called regprocedure;
BEGIN
  FOR called IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    AND (prorettype = 'trigger'::regtype OR proname = 'lock_ballot_log')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', called);
  END LOOP;
END;
$$;
