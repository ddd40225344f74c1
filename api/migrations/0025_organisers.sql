CREATE TABLE "scheduled_statuses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"organiser_id" uuid NOT NULL,
	"applied_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "scheduled_statuses_end_check" CHECK ("scheduled_statuses"."applied_at" is null or "scheduled_statuses"."cancelled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "organiser_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"organiser_id" uuid NOT NULL,
	"organiser_name" text NOT NULL,
	"call" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "organiser_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"organiser_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roles" jsonb NOT NULL,
	"password_hash" text,
	"otp_secret" text,
	"last_otp_step" integer,
	"set_up_token_hash" text,
	"set_up_expires_at" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisers_set_up_token_unique" UNIQUE("set_up_token_hash")
);
--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD CONSTRAINT "scheduled_statuses_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organiser_audit" ADD CONSTRAINT "organiser_audit_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organiser_sessions" ADD CONSTRAINT "organiser_sessions_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_statuses_due_index" ON "scheduled_statuses" USING btree ("at") WHERE "scheduled_statuses"."applied_at" is null and "scheduled_statuses"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "organiser_audit_subject_index" ON "organiser_audit" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "organiser_sessions_organiser_index" ON "organiser_sessions" USING btree ("organiser_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisers_email_unique" ON "organisers" USING btree (lower("email"));