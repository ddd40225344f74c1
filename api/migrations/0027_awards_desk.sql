CREATE TABLE "exclusion_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"log" text NOT NULL,
	"index" integer NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "exclusion_proposals_ballot_unique" UNIQUE("log","index"),
	CONSTRAINT "exclusion_proposals_people_check" CHECK ("exclusion_proposals"."confirmed_by" <> "exclusion_proposals"."proposed_by")
);
--> statement-breakpoint
CREATE TABLE "nomination_joins" (
	"nomination_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"nominee_id" text NOT NULL,
	"is_origin" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nomination_joins_key" PRIMARY KEY("nomination_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "unsealings" (
	"log" text PRIMARY KEY NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "unsealings_people_check" CHECK ("unsealings"."confirmed_by" <> "unsealings"."requested_by")
);
--> statement-breakpoint
ALTER TABLE "exclusion_proposals" ADD CONSTRAINT "exclusion_proposals_proposed_by_organisers_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusion_proposals" ADD CONSTRAINT "exclusion_proposals_confirmed_by_organisers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination_joins" ADD CONSTRAINT "nomination_joins_nominee_id_nominees_id_fk" FOREIGN KEY ("nominee_id") REFERENCES "public"."nominees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination_joins" ADD CONSTRAINT "nomination_joins_nominated_fk" FOREIGN KEY ("nomination_id","category_id") REFERENCES "public"."nominated_categories"("nomination_id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsealings" ADD CONSTRAINT "unsealings_requested_by_organisers_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsealings" ADD CONSTRAINT "unsealings_confirmed_by_organisers_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "nomination_joins_nominee_index" ON "nomination_joins" USING btree ("nominee_id");