CREATE TABLE "crypto_trader_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"email" text,
	"inviter_name" text,
	"closes_at" timestamp with time zone,
	"attendee_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crypto_trader_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "crypto_trader_invitations_attendee_id_unique" UNIQUE("attendee_id")
);
--> statement-breakpoint
CREATE TABLE "vip_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"category_id" text NOT NULL,
	"passes_limit" integer NOT NULL,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vip_invitations_passes_check" CHECK ("vip_invitations"."passes_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vip_passes" (
	"attendee_id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crypto_trader_invitations" ADD CONSTRAINT "crypto_trader_invitations_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_invitations" ADD CONSTRAINT "vip_invitations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_passes" ADD CONSTRAINT "vip_passes_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_passes" ADD CONSTRAINT "vip_passes_invitation_id_vip_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."vip_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vip_invitations_link_unique" ON "vip_invitations" USING btree (lower("slug"),"code");--> statement-breakpoint
CREATE INDEX "vip_passes_invitation_index" ON "vip_passes" USING btree ("invitation_id");