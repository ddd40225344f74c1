-- The first of a name has its key; what was there with the same key before names had keys stays without one
-- until it is called something else.
create or replace function note_tag_key() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.name_key := public.name_key(new.name);
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger tags_key_of_new before insert on tags
  for each row execute function note_tag_key();
--> statement-breakpoint
create or replace trigger tags_key before update on tags
  for each row when (old.name is distinct from new.name) execute function note_tag_key();
