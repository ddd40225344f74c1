-- Messages from before there were conversations: those of two people become one. Who has an account gets theirs by it, and
-- has had every message as an email: none of these counts as unread. Of a table at the blitz the contact is not known.
WITH pairs AS (
  SELECT m.id AS message_id, m.place, m.sender_id, m.receiver_kind, m.receiver_id, m.sent_at, a.id AS attendee_id,
    CASE m.receiver_kind
      WHEN 'Attendee' THEN 'Attendee ' || least(m.sender_id::text COLLATE "C", m.receiver_id COLLATE "C")
        || ' ' || greatest(m.sender_id::text COLLATE "C", m.receiver_id COLLATE "C")
      ELSE m.receiver_kind || ' ' || m.sender_id::text || ' ' || m.receiver_id
    END AS pair_key
  FROM messages m
  LEFT JOIN attendees a ON m.receiver_kind = 'Attendee' AND a.id::text = m.receiver_id
  WHERE m.thread_id IS NULL AND m.receiver_kind IS NOT NULL
), firsts AS (
  SELECT DISTINCT ON (pair_key) * FROM pairs ORDER BY pair_key, sent_at, place
), lasts AS (
  SELECT pair_key, max(place) AS place, max(sent_at) AS sent_at FROM pairs GROUP BY pair_key
), threads AS (
  INSERT INTO message_threads (pair_key, starter_id, receiver_kind, receiver_id, receiver_attendee_id,
    starter_seen, receiver_seen, last_message_at)
  SELECT f.pair_key, f.sender_id, f.receiver_kind, f.receiver_id, f.attendee_id, l.place, l.place, l.sent_at
  FROM firsts f JOIN lasts l USING (pair_key)
  RETURNING id, pair_key
)
UPDATE messages SET thread_id = threads.id
FROM pairs JOIN threads USING (pair_key)
WHERE messages.id = pairs.message_id;
--> statement-breakpoint
ALTER TABLE messages ADD CONSTRAINT messages_thread_check CHECK (thread_id IS NOT NULL);
--> statement-breakpoint
-- Who agrees to messages, by choosing topics for example, takes back that they stopped them all.
CREATE OR REPLACE FUNCTION resume_messages() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  -- A stop of the address that another account made is theirs, and an unconfirmed address may be somebody else's.
  DELETE FROM message_stops WHERE attendee_id = NEW.id
    OR (attendee_id IS NULL AND email_key = NEW.email_key AND NEW.confirmed_email = NEW.email);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER attendees_resume_messages AFTER UPDATE OF accepts_messages ON attendees
  FOR EACH ROW WHEN (NEW.accepts_messages AND NOT OLD.accepts_messages) EXECUTE FUNCTION resume_messages();
