-- The log of the ballots only grows: whatever was appended or published stays as it is.
CREATE TRIGGER ballot_rules_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ballot_rules
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER ballot_leaves_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ballot_leaves
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER published_heads_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON published_heads
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
CREATE TRIGGER ballot_exclusions_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ballot_exclusions
FOR EACH STATEMENT EXECUTE FUNCTION refuse_ballot_change();
--> statement-breakpoint
-- A leaf comes directly after the one before it.
CREATE FUNCTION refuse_leaf_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.index < 0 OR (NEW.index > 0 AND NOT EXISTS (
    SELECT 1 FROM ballot_leaves WHERE log = NEW.log AND index = NEW.index - 1)) THEN
    RAISE EXCEPTION 'Leaf % of % has none before it', NEW.index, NEW.log USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ballot_leaves_have_no_gap BEFORE INSERT ON ballot_leaves
FOR EACH ROW EXECUTE FUNCTION refuse_leaf_gap();
--> statement-breakpoint
-- A head that is published is the head of leaves that are there.
CREATE FUNCTION refuse_head_without_leaves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ballot_leaves WHERE log = NEW.log AND index = NEW.size - 1) THEN
    RAISE EXCEPTION '% has fewer than % leaves', NEW.log, NEW.size USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER published_heads_have_leaves BEFORE INSERT ON published_heads
FOR EACH ROW EXECUTE FUNCTION refuse_head_without_leaves();
--> statement-breakpoint
-- One person alone excludes no ballot, however the name is written.
ALTER TABLE ballot_exclusions ADD CONSTRAINT ballot_exclusions_by_two CHECK (
  lower(btrim(proposed_by)) <> lower(btrim(confirmed_by))
  AND btrim(proposed_by) <> '' AND btrim(confirmed_by) <> '' AND btrim(reason) <> ''
);
--> statement-breakpoint
-- The end of a log, for the transaction that appends next: locked first and read then, in one call.
CREATE FUNCTION lock_ballot_log(wanted text) RETURNS TABLE (last_index integer, frontier text[]) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('ballot log ' || wanted, 0));
  RETURN QUERY SELECT leaf.index, leaf.frontier FROM ballot_leaves leaf
    WHERE leaf.log = wanted ORDER BY leaf.index DESC LIMIT 1;
END;
$$;
