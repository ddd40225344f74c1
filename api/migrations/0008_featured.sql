CREATE TABLE "featured_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"company" text,
	"closes_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"attendee_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "featured_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "featured_invitations_attendee_id_unique" UNIQUE("attendee_id")
);
--> statement-breakpoint
CREATE TABLE "link_photos" (
	"token_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_photos_token_hash_file_name_pk" PRIMARY KEY("token_hash","file_name")
);
--> statement-breakpoint
ALTER TABLE "featured_invitations" ADD CONSTRAINT "featured_invitations_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_photos_file_index" ON "link_photos" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "link_photos_time_index" ON "link_photos" USING btree ("uploaded_at");