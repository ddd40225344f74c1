-- What organisers noted and answered goes with what it is about.
CREATE FUNCTION forget_inbox_item() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  gone text := to_jsonb(OLD) ->> TG_ARGV[1];
BEGIN
  DELETE FROM inbox_states WHERE kind = TG_ARGV[0] AND item_id = gone;
  DELETE FROM inbox_replies WHERE kind = TG_ARGV[0] AND item_id = gone;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER contact_messages_leave_the_inbox AFTER DELETE ON contact_messages
FOR EACH ROW EXECUTE FUNCTION forget_inbox_item('contact', 'id');
--> statement-breakpoint
CREATE TRIGGER media_partner_requests_leave_the_inbox AFTER DELETE ON media_partner_requests
FOR EACH ROW EXECUTE FUNCTION forget_inbox_item('partnerRequest', 'id');
--> statement-breakpoint
CREATE TRIGGER error_reports_leave_the_inbox AFTER DELETE ON error_reports
FOR EACH ROW EXECUTE FUNCTION forget_inbox_item('errorReport', 'id');
--> statement-breakpoint
CREATE TRIGGER message_reports_leave_the_inbox AFTER DELETE ON message_reports
FOR EACH ROW EXECUTE FUNCTION forget_inbox_item('messageReport', 'id');
--> statement-breakpoint
CREATE TRIGGER form_submissions_leave_the_inbox AFTER DELETE ON form_submissions
FOR EACH ROW EXECUTE FUNCTION forget_inbox_item('proposal', 'reference');
--> statement-breakpoint
CREATE TRIGGER session_messages_leave_the_inbox AFTER DELETE ON session_messages
FOR EACH ROW EXECUTE FUNCTION forget_inbox_item('sessionQuestion', 'id');
