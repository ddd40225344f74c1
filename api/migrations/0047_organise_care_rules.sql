create or replace function note_sponsor() returns trigger language plpgsql as $$
begin
  if new.status = 'Published' then
    perform note_search_entry('sponsor', new.id, new.name, new.description, new.stand, new.stand, null);
  else
    delete from search_entries where kind = 'sponsor' and id = new.id;
  end if;
  return null;
end
$$;
