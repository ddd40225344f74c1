-- Both extensions come with PostgreSQL and may be made by the owner of the database.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- A name without case, accents, punctuation and what says only which kind of company it is.
CREATE OR REPLACE FUNCTION plain_name(name text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT trim(regexp_replace(
    replace(public.search_plain(name), '-', ' '),
    '\m(ltd|limited|plc|inc|llc|llp|gmbh|ag|sa|bv|nv|oy|ab|as|aps|corp|corporation|company|co|group|holdings|the)\M',
    '', 'g'))
$$;
--> statement-breakpoint
-- How much alike two names are, from 0 to 1, whether they are written as one word or several.
CREATE FUNCTION name_likeness(one text, other text) RETURNS real LANGUAGE sql STABLE AS $$
  SELECT greatest(
    similarity(plain_name(one), plain_name(other)),
    similarity(replace(plain_name(one), ' ', ''), replace(plain_name(other), ' ', '')))
$$;
