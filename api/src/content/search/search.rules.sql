-- The words of a text as `search_plain` makes them, with their places: each part of a word by itself and by its stem, so that
-- "payments" finds "payment", and a word of several parts in one piece, so that "oneill" finds "O’Neill".
create or replace function public.search_vector(text text) returns tsvector
  language sql immutable parallel safe as $$
  with words as (
    select word, place from unnest(string_to_array(public.search_plain(text), ' ')) with ordinality as one(word, place)
  ), parts as (
    select part, place from words, unnest(string_to_array(word, '-')) as part
    union all
    select replace(word, '-', ''), place from words where position('-' in word) > 0
  ), lexemes as (
    select part as lexeme, place from parts
    union
    select stem, place from parts, unnest(ts_lexize('pg_catalog.english_stem', part)) as stem
  )
  select coalesce(string_agg(left(lexeme, 100) || ':' || least(place, 16383)::text, ' '), '')::tsvector
  from lexemes where lexeme <> ''
$$;
--> statement-breakpoint
-- The words of an entry; those of its title weigh most.
create or replace function search_words(title text, body text) returns tsvector
  language sql immutable parallel safe as $$
  select setweight(public.search_vector(title), 'A') || setweight(public.search_vector(body), 'D')
$$;
--> statement-breakpoint
-- The beginnings of words that are found for a part of what a visitor typed: the part itself and its stem.
create or replace function search_beginnings(part text) returns text[]
  language sql immutable parallel safe as $$
  select array_agg(distinct left(one, 100)) from unnest(part || ts_lexize('pg_catalog.english_stem', part)) as one
  where one <> ''
$$;
--> statement-breakpoint
-- What a visitor typed: every word has to begin a word of the entry, in one piece or in its parts. Null without a word.
-- As many words count as a title has.
create or replace function search_query(typed text) returns tsquery
  language sql immutable parallel safe as $$
  with words as (
    select word, min(place) as place
    from unnest(string_to_array(public.search_plain(typed), ' ')) with ordinality as one(word, place)
    where word <> '' group by word order by 2 limit 40
  ), terms as (
    select word, string_agg('(' || array_to_string(public.search_beginnings(part), ':*|') || ':*)', '&') as term
    from words, unnest((string_to_array(word, '-'))[:40]) as part group by word
  )
  select string_agg(
    case when position('-' in word) = 0 then term
      else '(' || array_to_string(public.search_beginnings(replace(word, '-', '')), ':*|') || ':*|(' || term || '))' end,
    '&')::tsquery
  from terms
$$;
--> statement-breakpoint
-- The beginnings of all words that are found for what a visitor typed, to mark them.
create or replace function search_marks(typed text) returns text[]
  language sql immutable parallel safe as $$
  with words as (
    select word from unnest(string_to_array(public.search_plain(typed), ' ')) as word where word <> '' limit 40
  ), parts as (
    -- A single letter of a longer word marks too much.
    select part from words, unnest((string_to_array(word, '-'))[:40]) as part where part = word or part !~ '^[a-z0-9]$'
    union
    select replace(word, '-', '') from words
  )
  select coalesce(array_agg(distinct one), '{}') from parts, unnest(public.search_beginnings(part)) as one
$$;
--> statement-breakpoint
drop text search configuration if exists site_plain;
--> statement-breakpoint
drop text search configuration if exists site_stems;
--> statement-breakpoint
-- `also`: words that are found and not quoted.
create or replace function note_search_entry(
  kind text, id text, title text, body text, also text, detail text, edition integer
) returns void language sql as $$
  insert into search_entries (kind, id, title, body, detail, edition, words)
    values (kind, id, title, body, detail, edition, search_words(title, concat_ws(' ', body, also)))
    on conflict on constraint search_entries_key do update set
      title = excluded.title, body = excluded.body, detail = excluded.detail,
      edition = excluded.edition, words = excluded.words
$$;
--> statement-breakpoint
create or replace function forget_search_entry() returns trigger language plpgsql as $$
begin
  delete from search_entries where kind = tg_argv[0] and id = old.id;
  return null;
end
$$;
--> statement-breakpoint
create or replace function note_session() returns trigger language plpgsql as $$
begin
  perform note_search_entry('session', new.id, new.title, new.description, new.track, new.day::text, new.edition);
  return null;
end
$$;
--> statement-breakpoint
create or replace function note_speaker() returns trigger language plpgsql as $$
declare
  work text := concat_ws(', ', nullif(new.job_title, ''), nullif(new.company, ''));
begin
  if new.status = 'Published' then
    perform note_search_entry('speaker', new.id, concat_ws(' ', new.first_name, new.last_name), new.bio,
      concat_ws(' ', work, new.tags::text), work, null);
  else
    delete from search_entries where kind = 'speaker' and id = new.id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function note_sponsor() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 'Published' then
    perform note_search_entry('sponsor', new.id, new.name, new.description, new.stand, new.stand, null);
  else
    delete from search_entries where kind = 'sponsor' and id = new.id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create or replace function note_article() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform note_search_entry('article', new.id, new.title,
    concat_ws(' ', new.excerpt, regexp_replace(new.body, '<[^>]*>', ' ', 'g')), new.author,
    to_char(public.venue_day(new.published_at), 'YYYY-MM-DD'), null);
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger sessions_note after insert or update on sessions
  for each row execute function note_session();
--> statement-breakpoint
create or replace trigger sessions_forget after delete on sessions
  for each row execute function forget_search_entry('session');
--> statement-breakpoint
create or replace trigger speakers_note after insert or update on speakers
  for each row execute function note_speaker();
--> statement-breakpoint
create or replace trigger speakers_forget after delete on speakers
  for each row execute function forget_search_entry('speaker');
--> statement-breakpoint
create or replace trigger sponsors_note after insert or update on sponsors
  for each row execute function note_sponsor();
--> statement-breakpoint
create or replace trigger sponsors_forget after delete on sponsors
  for each row execute function forget_search_entry('sponsor');
--> statement-breakpoint
create or replace trigger articles_note after insert or update on articles
  for each row execute function note_article();
--> statement-breakpoint
create or replace trigger articles_forget after delete on articles
  for each row execute function forget_search_entry('article');
--> statement-breakpoint
-- What is there already: an update that changes nothing has its trigger note it. So are the texts of pages.
update sessions set title = title, description = description;
--> statement-breakpoint
update speakers set bio = bio, first_name = first_name;
--> statement-breakpoint
update sponsors set name = name, description = description;
--> statement-breakpoint
update articles set title = title, excerpt = excerpt;
--> statement-breakpoint
update search_entries set words = search_words(title, body) where kind = 'page';
