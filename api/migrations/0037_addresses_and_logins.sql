CREATE TABLE "address_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"attendee_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"owner_token_hash" text NOT NULL,
	"new_token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"agreed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "address_changes_owner_token_hash_unique" UNIQUE("owner_token_hash"),
	CONSTRAINT "address_changes_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
DROP INDEX "attendees_email_unique";--> statement-breakpoint
DROP INDEX "organisers_email_unique";--> statement-breakpoint
DROP INDEX "waiting_list_address_unique";--> statement-breakpoint
DROP INDEX "subscribers_email_unique";--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD COLUMN "used_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "organisers" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "email_key" text GENERATED ALWAYS AS (lower(email collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "address_changes" ADD CONSTRAINT "address_changes_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_attendee_index" ON "address_changes" USING btree ("attendee_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attendees_email_key_unique" ON "attendees" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "organisers_email_key_unique" ON "organisers" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_email_key_unique" ON "waiting_list" USING btree ("package_id","email_key") WHERE "waiting_list"."state" in ('Waiting', 'Offered');--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_key_unique" ON "subscribers" USING btree ("email_key");