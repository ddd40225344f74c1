CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"package_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"email" text NOT NULL,
	"attendee_id" uuid,
	"token_hash" text NOT NULL,
	"state" text DEFAULT 'Waiting' NOT NULL,
	"offered_until" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_list_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "waiting_list_offer_check" CHECK ("waiting_list"."state" <> 'Offered' or "waiting_list"."offered_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_address_unique" ON "waiting_list" USING btree ("package_id",lower("email")) WHERE "waiting_list"."state" in ('Waiting', 'Offered');--> statement-breakpoint
CREATE INDEX "waiting_list_order_index" ON "waiting_list" USING btree ("package_id","position") WHERE "waiting_list"."state" in ('Waiting', 'Offered');