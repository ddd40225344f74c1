ALTER TABLE "media_kits" ADD COLUMN "audience" text DEFAULT 'Press' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_kits" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "unsubscribed_at" timestamp with time zone;