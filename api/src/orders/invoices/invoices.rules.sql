ALTER TABLE invoices ADD CONSTRAINT invoices_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id);
--> statement-breakpoint
ALTER TABLE invoices ADD CONSTRAINT invoices_refund_fk FOREIGN KEY (refund_id) REFERENCES refunds (id);
--> statement-breakpoint
-- A document that was issued is final: what was wrong is corrected by a credit note.
CREATE FUNCTION refuse_invoice_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoices are final: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
FOR EACH STATEMENT EXECUTE FUNCTION refuse_invoice_change();
