-- People are compared by who they are: two of one name are two, and one under two spellings is one.
ALTER TABLE ballot_exclusions DROP CONSTRAINT ballot_exclusions_by_two;
--> statement-breakpoint
ALTER TABLE ballot_exclusions ADD CONSTRAINT ballot_exclusions_by_two_people CHECK (
  proposed_by_id IS NOT NULL AND confirmed_by_id IS NOT NULL AND proposed_by_id <> confirmed_by_id
  AND btrim(proposed_by) <> '' AND btrim(confirmed_by) <> '' AND btrim(reason) <> ''
) NOT VALID;
