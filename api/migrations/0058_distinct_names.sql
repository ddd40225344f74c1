-- The key of a code that is copied from a letter or typed from paper: `meantCode` of the contract is the same.
create or replace function public.meant_code(typed text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(
      upper(normalize(typed, NFKC) collate public.name_order),
      '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\U00010d6e\U00010ead]', '-', 'g'),
    '[^A-Z0-9_-]', '', 'g')
$$;
--> statement-breakpoint
-- What distinguishes names of which there is one each: their words as they are searched, and the signs that say something
-- else, because C++ is not C. A name without either is its own key.
create or replace function public.name_key(typed text) returns text
  language sql immutable strict parallel safe as $$
  select coalesce(
    nullif(
      concat_ws(' ',
        nullif(replace(public.search_plain(typed), '-', ' '), ''),
        nullif(regexp_replace(normalize(typed, NFKC), '[^+#&%@$€£¥₿*<=>]', '', 'g'), '')),
      ''),
    typed)
$$;
--> statement-breakpoint
DROP INDEX "tags_name_unique";
--> statement-breakpoint
DROP INDEX "vip_invitations_link_unique";
--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "name_key" text;
--> statement-breakpoint
ALTER TABLE "vip_invitations" ADD COLUMN "link_key" text;
--> statement-breakpoint
-- Of those that were there with the same key the one of the organisers, or else the first, has it. No other is changed.
update tags set name_key = earliest.key from (
  select distinct on (key) id, key from (select id, public.name_key(name) as key from tags) as one
  order by key, id like 'suggested-%', id
) as earliest where earliest.id = tags.id;
--> statement-breakpoint
update vip_invitations set link_key = earliest.key from (
  select distinct on (key) id, key
  from (select id, created_at, public.meant_code(slug) || '/' || public.meant_code(code) as key from vip_invitations) as one
  order by key, created_at, id
) as earliest where earliest.id = vip_invitations.id;
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_key_unique" ON "tags" USING btree ("name_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "vip_invitations_link_key_unique" ON "vip_invitations" USING btree ("link_key");
--> statement-breakpoint
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
--> statement-breakpoint
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
