-- The day of a moment at the venue: the twin of the contract's `venueClock`. A zone that this database does not know counts
-- as UTC, so that no typing stops a write.
create or replace function public.venue_day(moment timestamptz) returns date language plpgsql stable as $$
declare
  zone text := (select value ->> 'timeZone' from public.setting_sections where name = 'event');
begin
  return (moment at time zone coalesce(zone, 'Europe/London'))::date;
exception when invalid_parameter_value then
  return (moment at time zone 'UTC')::date;
end
$$;
--> statement-breakpoint
-- Days that follow from moments move with the zone of the venue, whoever changes it.
create or replace function move_venue_days() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.value ->> 'timeZone' is not distinct from new.value ->> 'timeZone' then
    return null;
  end if;
  update sessions set day = public.venue_day(starts_at) where day <> public.venue_day(starts_at);
  update articles set published_at = published_at;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger setting_sections_zone after insert or update on setting_sections
  for each row when (new.name = 'event') execute function move_venue_days();
--> statement-breakpoint
-- The days of the event are in order. What was stored before stays until it is written again.
alter table setting_sections add constraint setting_sections_event_check
  check (name <> 'event' or value ->> 'startsOn' collate "C" <= value ->> 'endsOn' collate "C") not valid;
--> statement-breakpoint
-- Articles that were noted with the day in Greenwich are noted again.
update articles set published_at = published_at;
