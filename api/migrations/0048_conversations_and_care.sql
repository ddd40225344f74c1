CREATE TABLE "message_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reason" text,
	"state" text DEFAULT 'Open' NOT NULL,
	"reported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_stops" (
	"person" text PRIMARY KEY NOT NULL,
	"attendee_id" uuid,
	"email_key" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pair_key" text NOT NULL,
	"starter_id" uuid NOT NULL,
	"receiver_kind" text NOT NULL,
	"receiver_id" text NOT NULL,
	"receiver_attendee_id" uuid,
	"contact_id" text,
	"starter_seen" bigint DEFAULT 0 NOT NULL,
	"receiver_seen" bigint DEFAULT 0 NOT NULL,
	"starter_blocked_at" timestamp with time zone,
	"receiver_blocked_at" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "message_threads_pair_key_unique" UNIQUE("pair_key")
);
--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "sender_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "receiver_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "receiver_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "place" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "promo_codes" ADD COLUMN "currency" text DEFAULT 'GBP' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "status" text DEFAULT 'Published' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_stops" ADD CONSTRAINT "message_stops_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_starter_id_attendees_id_fk" FOREIGN KEY ("starter_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_receiver_attendee_id_attendees_id_fk" FOREIGN KEY ("receiver_attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_side_unique" ON "message_reports" USING btree ("thread_id","side");--> statement-breakpoint
CREATE INDEX "message_stops_email_index" ON "message_stops" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "message_threads_starter_index" ON "message_threads" USING btree ("starter_id","last_message_at");--> statement-breakpoint
CREATE INDEX "message_threads_attendee_index" ON "message_threads" USING btree ("receiver_attendee_id","last_message_at");--> statement-breakpoint
CREATE INDEX "message_threads_receiver_index" ON "message_threads" USING btree ("receiver_kind","receiver_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_message_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."message_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_thread_index" ON "messages" USING btree ("thread_id","place");