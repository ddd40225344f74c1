CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by_id" uuid NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ended_by_id" uuid,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refund_requests_amount_check" CHECK ("refund_requests"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "inbox_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"organiser_name" text NOT NULL,
	"recipient" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_states" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inbox_states_kind_item_id_pk" PRIMARY KEY("kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organiser_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "desk_ground" text GENERATED ALWAYS AS (search_ground(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company, '') || ' ' || ticket_number)) STORED;--> statement-breakpoint
ALTER TABLE "organiser_sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_states" ADD CONSTRAINT "inbox_states_assignee_id_organisers_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."organisers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_open_unique" ON "refund_requests" USING btree ("payment_id") WHERE "refund_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_replies_item_index" ON "inbox_replies" USING btree ("kind","item_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name_unique" ON "saved_views" USING btree ("organiser_id","list","name");--> statement-breakpoint
CREATE INDEX "attendees_desk_name_index" ON "attendees" USING btree ("last_name" collate name_order,"first_name" collate name_order,"id");--> statement-breakpoint
CREATE INDEX "attendees_created_index" ON "attendees" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "organiser_audit_time_index" ON "organiser_audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_created_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_recipient_index" ON "mail_outbox" USING btree ("recipient","created_at");