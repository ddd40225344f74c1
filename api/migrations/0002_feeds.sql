CREATE TABLE "starred_calendars" (
	"attendee_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "starred_calendars_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "speakers" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "starred_calendars" ADD CONSTRAINT "starred_calendars_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;