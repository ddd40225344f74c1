-- The first of a link has its key; what was there with the same key before links had keys stays without one
-- until its slug or its code is another.
create or replace function note_vip_link_key() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.link_key := public.meant_code(new.slug) || '/' || public.meant_code(new.code);
  return new;
end
$$;
--> statement-breakpoint
create or replace trigger vip_invitations_key_of_new before insert on vip_invitations
  for each row execute function note_vip_link_key();
--> statement-breakpoint
create or replace trigger vip_invitations_key before update on vip_invitations
  for each row when ((old.slug, old.code) is distinct from (new.slug, new.code)) execute function note_vip_link_key();
