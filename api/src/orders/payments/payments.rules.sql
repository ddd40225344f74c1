-- Money that arrived stays: no late event makes a payment that succeeded one that failed, and no amount is changed.
CREATE FUNCTION refuse_payment_regress() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'Payments are never removed' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state = 'succeeded' AND NEW.state <> 'succeeded' THEN
    RAISE EXCEPTION 'Payment % has succeeded', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.amount_minor <> NEW.amount_minor OR OLD.order_id <> NEW.order_id THEN
    RAISE EXCEPTION 'The amount of payment % is final', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER payments_never_regress BEFORE UPDATE OR DELETE ON payments
FOR EACH ROW EXECUTE FUNCTION refuse_payment_regress();
--> statement-breakpoint
CREATE FUNCTION refuse_provider_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Events of providers are stored as they came: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER provider_events_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_events
FOR EACH STATEMENT EXECUTE FUNCTION refuse_provider_event_change();
