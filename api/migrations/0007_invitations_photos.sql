CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inviter_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"attendee_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "invitations_attendee_id_unique" UNIQUE("attendee_id")
);
--> statement-breakpoint
CREATE TABLE "uploaded_photos" (
	"attendee_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploaded_photos_attendee_id_file_name_pk" PRIMARY KEY("attendee_id","file_name")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_attendees_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_photos" ADD CONSTRAINT "uploaded_photos_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_inviter_index" ON "invitations" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "uploaded_photos_file_index" ON "uploaded_photos" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "uploaded_photos_time_index" ON "uploaded_photos" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "attendees_invited_by_index" ON "attendees" USING btree ("invited_by_attendee_id") WHERE "attendees"."invited_by_attendee_id" is not null;