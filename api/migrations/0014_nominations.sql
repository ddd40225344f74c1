CREATE TABLE "nominated_categories" (
	"nomination_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	CONSTRAINT "nominated_categories_key" PRIMARY KEY("nomination_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "nominations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attendee_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"awards_type" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"reason" text NOT NULL,
	"nominator" text NOT NULL,
	"contact_email" text,
	"nominated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "nominations_once_unique" UNIQUE("attendee_id","year","awards_type")
);
--> statement-breakpoint
ALTER TABLE "nominated_categories" ADD CONSTRAINT "nominated_categories_nomination_id_nominations_id_fk" FOREIGN KEY ("nomination_id") REFERENCES "public"."nominations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominated_categories" ADD CONSTRAINT "nominated_categories_category_id_nomination_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."nomination_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominations" ADD CONSTRAINT "nominations_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;