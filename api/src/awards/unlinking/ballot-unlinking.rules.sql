-- What ballots chose is deleted for a whole log at once: after its last head is published, and against a list that holds
-- exactly the choices that count.
CREATE FUNCTION refuse_wrong_unlinking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ballot log ' || NEW.log, 0));
  IF NOT EXISTS (SELECT 1 FROM published_heads WHERE log = NEW.log AND is_closing) THEN
    RAISE EXCEPTION 'The vote of % has not closed', NEW.log USING ERRCODE = 'restrict_violation';
  END IF;
  IF EXISTS (
    WITH counted AS (
      SELECT choice.category_id, choice.nominee_id FROM ballot_choices choice
      JOIN ballot_leaves leaf ON leaf.ballot_id = choice.ballot_id AND leaf.log = NEW.log
      WHERE NOT EXISTS (SELECT 1 FROM ballot_exclusions excluded WHERE excluded.ballot_id = choice.ballot_id)
    ), listed AS (
      SELECT category_id, nominee_id FROM unlinked_choices WHERE log = NEW.log
    )
    (SELECT * FROM counted EXCEPT ALL SELECT * FROM listed)
    UNION ALL (SELECT * FROM listed EXCEPT ALL SELECT * FROM counted)
  ) THEN
    RAISE EXCEPTION 'The list of % is not what its ballots chose', NEW.log USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER unlinkings_lose_no_choice BEFORE INSERT ON ballot_unlinkings
FOR EACH ROW EXECUTE FUNCTION refuse_wrong_unlinking();
--> statement-breakpoint
CREATE TRIGGER ballot_unlinkings_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ballot_unlinkings
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER unlinked_choices_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON unlinked_choices
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
-- Choices and nonces go with the unlinking of their log, and in no other way.
CREATE FUNCTION refuse_linked_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM ballot_leaves leaf JOIN ballot_unlinkings unlinking ON unlinking.log = leaf.log
    WHERE leaf.ballot_id = OLD.ballot_id
  ) THEN
    RAISE EXCEPTION 'Ballots are final: DELETE on % is refused', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END;
$$;
--> statement-breakpoint
DROP TRIGGER ballot_choices_are_final ON ballot_choices;
--> statement-breakpoint
CREATE TRIGGER ballot_choices_are_final BEFORE UPDATE OR TRUNCATE ON ballot_choices
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER ballot_choices_go_with_their_log BEFORE DELETE ON ballot_choices
FOR EACH ROW EXECUTE FUNCTION refuse_linked_deletion();
--> statement-breakpoint
DROP TRIGGER ballot_nonces_are_final ON ballot_nonces;
--> statement-breakpoint
CREATE TRIGGER ballot_nonces_are_final BEFORE UPDATE OR TRUNCATE ON ballot_nonces
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER ballot_nonces_go_with_their_log BEFORE DELETE ON ballot_nonces
FOR EACH ROW EXECUTE FUNCTION refuse_linked_deletion();
--> statement-breakpoint
-- Nothing is added to a log, or left out of its count, once its choices are a list.
CREATE FUNCTION refuse_after_unlinking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ballot_unlinkings WHERE log = NEW.log) THEN
    RAISE EXCEPTION 'The ballots of % are unlinked', NEW.log USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER unlinked_logs_take_no_leaf BEFORE INSERT ON ballot_leaves
FOR EACH ROW EXECUTE FUNCTION refuse_after_unlinking();
--> statement-breakpoint
CREATE TRIGGER unlinked_logs_take_no_choice BEFORE INSERT ON unlinked_choices
FOR EACH ROW EXECUTE FUNCTION refuse_after_unlinking();
--> statement-breakpoint
-- One at a time with the unlinking, so that no exclusion comes between its check and its end.
CREATE FUNCTION refuse_exclusion_after_unlinking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ballot log ' || leaf.log, 0))
  FROM ballot_leaves leaf WHERE leaf.ballot_id = NEW.ballot_id;
  IF EXISTS (
    SELECT 1 FROM ballot_leaves leaf JOIN ballot_unlinkings unlinking ON unlinking.log = leaf.log
    WHERE leaf.ballot_id = NEW.ballot_id
  ) THEN
    RAISE EXCEPTION 'Ballot % is unlinked', NEW.ballot_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER unlinked_ballots_stay_counted BEFORE INSERT ON ballot_exclusions
FOR EACH ROW EXECUTE FUNCTION refuse_exclusion_after_unlinking();
