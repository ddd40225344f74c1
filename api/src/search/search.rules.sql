-- Words without accents: as they are written, and by their stems, so that "payments" finds "payment".
create text search configuration site_plain (copy = simple);
--> statement-breakpoint
alter text search configuration site_plain alter mapping for hword, hword_part, word with unaccent, simple;
--> statement-breakpoint
create text search configuration site_stems (copy = english);
--> statement-breakpoint
alter text search configuration site_stems alter mapping for hword, hword_part, word with unaccent, english_stem;
--> statement-breakpoint
-- The words of an entry; those of its title weigh most.
create or replace function search_words(title text, body text) returns tsvector
  language sql immutable parallel safe as $$
  select setweight(to_tsvector('public.site_plain', title) || to_tsvector('public.site_stems', title), 'A')
    || setweight(to_tsvector('public.site_plain', body) || to_tsvector('public.site_stems', body), 'D')
$$;
--> statement-breakpoint
-- What a visitor typed: every word has to begin a word of the entry. Null without a word.
create or replace function search_query(typed text) returns tsquery
  language plpgsql immutable parallel safe as $$
declare
  word text;
  one tsquery;
  whole tsquery;
begin
  for word in
    select part from regexp_split_to_table(typed, '[^[:alnum:]]+') part where part <> '' limit 8
  loop
    one := to_tsquery('public.site_plain', word || ':*') || to_tsquery('public.site_stems', word || ':*');
    whole := case when whole is null then one else whole && one end;
  end loop;
  return whole;
end
$$;
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
create or replace function note_sponsor() returns trigger language plpgsql as $$
begin
  perform note_search_entry('sponsor', new.id, new.name, new.description, new.stand, new.stand, null);
  return null;
end
$$;
--> statement-breakpoint
create or replace function note_article() returns trigger language plpgsql as $$
begin
  perform note_search_entry('article', new.id, new.title,
    concat_ws(' ', new.excerpt, regexp_replace(new.body, '<[^>]*>', ' ', 'g')), new.author,
    to_char(new.published_at at time zone 'UTC', 'YYYY-MM-DD'), null);
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
-- What is there already: an update that changes nothing has its trigger note it.
update sessions set title = title;
--> statement-breakpoint
update speakers set bio = bio;
--> statement-breakpoint
update sponsors set name = name;
--> statement-breakpoint
update articles set title = title;
