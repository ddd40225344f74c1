CREATE TABLE "nominee_withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nominee_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "nominee_withdrawals_nominee_unique" UNIQUE("nominee_id"),
	CONSTRAINT "nominee_withdrawals_people_check" CHECK ("nominee_withdrawals"."confirmed_by" <> "nominee_withdrawals"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "vote_records" (
	"log" text NOT NULL,
	"version" integer NOT NULL,
	"record" text NOT NULL,
	"signature" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vote_records_key" PRIMARY KEY("log","version")
);
--> statement-breakpoint
CREATE TABLE "opened_logs" (
	"log" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_results" (
	"log" text PRIMARY KEY NOT NULL,
	"leaders" integer NOT NULL,
	"stored_by" uuid NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"from_status" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "status_requests_people_check" CHECK ("status_requests"."confirmed_by" <> "status_requests"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "awards_role_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organiser_id" uuid NOT NULL,
	"roles" jsonb NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "awards_role_requests_people_check" CHECK ("awards_role_requests"."confirmed_by" <> "awards_role_requests"."requested_by" and "awards_role_requests"."confirmed_by" <> "awards_role_requests"."organiser_id")
);
--> statement-breakpoint
ALTER TABLE "nominees" ADD COLUMN "withdrawal" text;--> statement-breakpoint
ALTER TABLE "ballot_exclusions" ADD COLUMN "proposed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "ballot_exclusions" ADD COLUMN "confirmed_by_id" uuid;--> statement-breakpoint
ALTER TABLE "published_heads" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD COLUMN "from_status" text;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "nominee_withdrawals" ADD CONSTRAINT "nominee_withdrawals_nominee_id_nominees_id_fk" FOREIGN KEY ("nominee_id") REFERENCES "public"."nominees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee_withdrawals" ADD CONSTRAINT "nominee_withdrawals_proposed_by_organisers_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominee_withdrawals" ADD CONSTRAINT "nominee_withdrawals_confirmed_by_organisers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_records" ADD CONSTRAINT "vote_records_log_ballot_rules_log_fk" FOREIGN KEY ("log") REFERENCES "public"."ballot_rules"("log") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_results" ADD CONSTRAINT "stored_results_stored_by_organisers_id_fk" FOREIGN KEY ("stored_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_requests" ADD CONSTRAINT "status_requests_requested_by_organisers_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_requests" ADD CONSTRAINT "status_requests_confirmed_by_organisers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards_role_requests" ADD CONSTRAINT "awards_role_requests_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards_role_requests" ADD CONSTRAINT "awards_role_requests_requested_by_organisers_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."organisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards_role_requests" ADD CONSTRAINT "awards_role_requests_confirmed_by_organisers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."organisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "status_requests_open_index" ON "status_requests" USING btree ("subject") WHERE "status_requests"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "ballot_exclusions" ADD CONSTRAINT "ballot_exclusions_proposed_by_id_organisers_id_fk" FOREIGN KEY ("proposed_by_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_exclusions" ADD CONSTRAINT "ballot_exclusions_confirmed_by_id_organisers_id_fk" FOREIGN KEY ("confirmed_by_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD CONSTRAINT "scheduled_statuses_confirmed_by_organisers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_statuses" ADD CONSTRAINT "scheduled_statuses_people_check" CHECK ("scheduled_statuses"."confirmed_by" <> "scheduled_statuses"."organiser_id");