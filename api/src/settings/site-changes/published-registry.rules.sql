-- Every API hears of a registry once it is committed, whoever wrote it.
CREATE OR REPLACE FUNCTION announce_registry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('summit_registry', NEW.revision::text);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER published_registry_is_announced AFTER INSERT OR UPDATE ON published_registry
FOR EACH ROW EXECUTE FUNCTION announce_registry();
