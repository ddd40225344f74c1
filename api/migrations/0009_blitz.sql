CREATE TABLE "blitz_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"company" text,
	"email" text,
	"closes_at" timestamp with time zone,
	CONSTRAINT "blitz_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "blitz_logos" (
	"invitation_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"uploaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blitz_logos_invitation_id_file_name_pk" PRIMARY KEY("invitation_id","file_name")
);
--> statement-breakpoint
CREATE TABLE "blitz_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invitation_id" uuid NOT NULL,
	"status" text DEFAULT 'Submitted' NOT NULL,
	"company" text NOT NULL,
	"logo_url" text,
	"pitch" text NOT NULL,
	"category" text NOT NULL,
	"website" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blitz_participants_invitation_id_unique" UNIQUE("invitation_id")
);
--> statement-breakpoint
ALTER TABLE "blitz_logos" ADD CONSTRAINT "blitz_logos_invitation_id_blitz_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."blitz_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blitz_participants" ADD CONSTRAINT "blitz_participants_invitation_id_blitz_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."blitz_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blitz_logos_file_index" ON "blitz_logos" USING btree ("file_name");--> statement-breakpoint
CREATE INDEX "blitz_logos_time_index" ON "blitz_logos" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "blitz_participants_status_index" ON "blitz_participants" USING btree ("status","company");