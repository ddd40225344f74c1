-- What organisers have changed stays on record.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit is final: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER organiser_audit_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON organiser_audit
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
