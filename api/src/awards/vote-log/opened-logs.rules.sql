-- Locks a log as `lock_ballot_log` does, so that no ballot is on its way into a log while its count is opened.
CREATE FUNCTION note_opened_log(wanted text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ballot log ' || wanted, 0));
  INSERT INTO opened_logs (log) VALUES (wanted) ON CONFLICT DO NOTHING;
END;
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION note_opened_log(text) FROM PUBLIC;
--> statement-breakpoint
-- Both tracks of the present season with their statuses; nothing while no season is stored.
CREATE FUNCTION present_awards() RETURNS TABLE (track text, season integer, status text) LANGUAGE sql STABLE
SET search_path = public, pg_temp AS $$
  SELECT tracks.name, (awards.value->>'year')::integer, stored.value #>> '{}'
  FROM (VALUES ('Company', 'awardsStatus'), ('Individual', 'awardsIndividualStatus')) AS tracks (name, section)
  JOIN setting_sections awards ON awards.name = 'awards'
  JOIN setting_sections stored ON stored.name = tracks.section
$$;
--> statement-breakpoint
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
CREATE CONSTRAINT TRIGGER awards_order_is_held AFTER INSERT OR UPDATE ON setting_sections
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
WHEN (NEW.name IN ('awards', 'awardsStatus', 'awardsIndividualStatus')) EXECUTE FUNCTION hold_awards_order();
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
CREATE TRIGGER announcement_follows_the_count BEFORE INSERT OR UPDATE ON setting_sections FOR EACH ROW
WHEN (NEW.name IN ('awardsStatus', 'awardsIndividualStatus') AND NEW.value #>> '{}' = 'Wining')
EXECUTE FUNCTION refuse_early_announcement();
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
-- What two people have unsealed is opened for good.
CREATE FUNCTION note_unsealing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.confirmed_by IS NOT NULL THEN
    RAISE EXCEPTION '% is unsealed for good', OLD.log USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  IF NEW.confirmed_by IS NOT NULL THEN
    IF EXISTS (
      SELECT 1 FROM present_awards() WHERE NEW.log = format('%s-%s-%s', season, track,
        CASE status WHEN 'VoteOne' THEN 'one' WHEN 'VoteTwo' THEN 'two' END)
    ) THEN
      RAISE EXCEPTION 'The vote of % is open', NEW.log USING ERRCODE = 'restrict_violation';
    END IF;
    PERFORM note_opened_log(NEW.log);
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER unsealings_open_their_log BEFORE INSERT OR UPDATE OR DELETE ON unsealings
FOR EACH ROW EXECUTE FUNCTION note_unsealing();
--> statement-breakpoint
CREATE TRIGGER opened_logs_stay_opened BEFORE UPDATE OR DELETE OR TRUNCATE ON opened_logs
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER vote_records_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON vote_records
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
-- After its count was opened a log takes no ballot, and leaves none out: two counts would show what one ballot chose.
CREATE FUNCTION refuse_leaf_after_opening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM opened_logs WHERE log = NEW.log) THEN
    RAISE EXCEPTION 'The count of % was opened: it takes no ballot', NEW.log USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER opened_logs_take_no_leaf BEFORE INSERT ON ballot_leaves
FOR EACH ROW EXECUTE FUNCTION refuse_leaf_after_opening();
--> statement-breakpoint
CREATE FUNCTION refuse_exclusion_after_opening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ballot log ' || leaf.log, 0))
  FROM ballot_leaves leaf WHERE leaf.ballot_id = NEW.ballot_id;
  IF EXISTS (
    SELECT 1 FROM ballot_leaves leaf JOIN opened_logs opened ON opened.log = leaf.log
    WHERE leaf.ballot_id = NEW.ballot_id
  ) THEN
    RAISE EXCEPTION 'The count with ballot % was opened: it is not left out', NEW.ballot_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER opened_logs_leave_no_ballot_out BEFORE INSERT ON ballot_exclusions
FOR EACH ROW EXECUTE FUNCTION refuse_exclusion_after_opening();
--> statement-breakpoint
-- What was unsealed, announced or stored before this rule came.
INSERT INTO opened_logs (log)
SELECT unsealings.log FROM unsealings WHERE unsealings.confirmed_by IS NOT NULL
UNION
SELECT rules.log FROM ballot_rules rules JOIN present_awards() awards
  ON split_part(rules.log, '-', 1)::integer < awards.season
  OR awards.status = 'Wining' AND rules.log LIKE format('%s-%s-%%', awards.season, awards.track)
WHERE EXISTS (SELECT 1 FROM ballot_leaves WHERE ballot_leaves.log = rules.log AND index = 0)
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO stored_results (log, leaders, stored_by, stored_at)
SELECT DISTINCT ON (subject) split_part(subject, '/', 3), (after->>'leaders')::integer, organiser_id, at
FROM organiser_audit WHERE call = 'publishResults' ORDER BY subject, id DESC
ON CONFLICT DO NOTHING;
