CREATE TABLE "ticket_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"holder_id" uuid NOT NULL,
	"ticket_number" text NOT NULL,
	"token_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"taken_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_transfers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_attendee_package_unique";--> statement-breakpoint
ALTER TABLE "package_places" ADD COLUMN "paid_by_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "holder_id" uuid;--> statement-breakpoint
ALTER TABLE "ticket_transfers" ADD CONSTRAINT "ticket_transfers_holder_id_attendees_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_transfers" ADD CONSTRAINT "ticket_transfers_taken_by_attendees_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_transfers_holder_index" ON "ticket_transfers" USING btree ("holder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_transfers_open_unique" ON "ticket_transfers" USING btree ("ticket_number") WHERE "ticket_transfers"."withdrawn_at" is null and "ticket_transfers"."taken_at" is null;--> statement-breakpoint
ALTER TABLE "package_places" ADD CONSTRAINT "package_places_paid_by_id_attendees_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_holder_id_attendees_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_attendee_package_unique" ON "orders" USING btree ("attendee_id","package_id") WHERE "orders"."holder_id" is null;--> statement-breakpoint
CREATE INDEX "orders_holder_index" ON "orders" USING btree ("holder_id") WHERE "orders"."holder_id" is not null;