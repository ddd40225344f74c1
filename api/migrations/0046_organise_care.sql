ALTER TABLE "attendees" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "status" text DEFAULT 'Published' NOT NULL;