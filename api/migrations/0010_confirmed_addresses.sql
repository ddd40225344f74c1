ALTER TABLE "starred_calendars" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "confirmed_email" text;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "ticket_number" text DEFAULT regexp_replace(upper(substr(gen_random_uuid()::text, 1, 13)), '^(.{4})(.{4}).(.{4})$', '\1-\2-\3') NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "mailed_to" text;--> statement-breakpoint
ALTER TABLE "password_requests" ADD COLUMN "purpose" text DEFAULT 'passwordReset' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "attendees_ticket_number_unique" ON "attendees" USING btree ("ticket_number");