CREATE TABLE "locations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_speakers" (
	"session_id" text NOT NULL,
	"speaker_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "session_speakers_key" PRIMARY KEY("session_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"track" text,
	"location_id" text NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"accepts_questions" boolean DEFAULT false NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "starred_sessions" (
	"attendee_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"starred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "starred_sessions_key" PRIMARY KEY("attendee_id","session_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"author" text,
	"image_url" text,
	"url" text
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"verdict" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attendees" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"attendee_type" text DEFAULT 'Buy' NOT NULL,
	"category_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"company" text,
	"job_title" text,
	"country" text,
	"image_url" text,
	"image_status" text DEFAULT 'NotUploaded' NOT NULL,
	"registration_status" text DEFAULT 'SubmitStepOne' NOT NULL,
	"invited_by_attendee_id" uuid,
	"is_in_top" boolean DEFAULT false NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"login_is_disabled" boolean DEFAULT false NOT NULL,
	"tokens_count_from" timestamp with time zone,
	"marketing" boolean DEFAULT false NOT NULL,
	"accepts_messages" boolean DEFAULT true NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"organiser_role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	"needs_account_manager" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "predefined_activities" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"group" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_year_attendees" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" text NOT NULL,
	"attendee_type" text DEFAULT 'Buy' NOT NULL,
	"category_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"job_title" text,
	"country" text,
	"image_url" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_in_top" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attendee_id" uuid NOT NULL,
	"device_id" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"refreshed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"attendee_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nomination_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"awards_type" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allowed_votes" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nominees" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"year" integer NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"job_title" text,
	"description" text DEFAULT '' NOT NULL,
	"image_url" text,
	"url" text,
	"is_shortlisted" boolean DEFAULT false NOT NULL,
	"result" text,
	"is_published" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ballot_choices" (
	"ballot_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"nominee_id" text NOT NULL,
	CONSTRAINT "ballot_choices_key" PRIMARY KEY("ballot_id","nominee_id")
);
--> statement-breakpoint
CREATE TABLE "ballots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attendee_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"step" text NOT NULL,
	"awards_type" text NOT NULL,
	"receipt" text NOT NULL,
	"cast_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ballots_receipt_unique" UNIQUE("receipt"),
	CONSTRAINT "ballots_once_unique" UNIQUE("attendee_id","year","step","awards_type")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"link_text" text,
	"link_url" text,
	"image_url" text,
	"shown_from" timestamp with time zone,
	"shown_until" timestamp with time zone,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dynamic_forms" (
	"type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"invalid_token" text
);
--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"id" text PRIMARY KEY NOT NULL,
	"gallery_id" text NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"original_image_url" text NOT NULL,
	"thumbnail_url" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_galleries" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"cover_url" text
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"closes_at" timestamp with time zone,
	"status" text DEFAULT 'Invited' NOT NULL,
	"company" text NOT NULL,
	"contact_name" text,
	"email" text,
	"description" text,
	"website" text,
	"category" text,
	"logo_url" text,
	"additional_information" text,
	"logo_width" integer,
	"logo_height" integer,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "listings_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "map_locations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"note" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_kits" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"file_url" text,
	"image_url" text
);
--> statement-breakpoint
CREATE TABLE "media_partner_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"media_kit_id" text NOT NULL,
	"message" text,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_partner_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_partners" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"url" text,
	"type_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_kind" text NOT NULL,
	"receiver_id" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text NOT NULL,
	"attendee_id" uuid,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"company" text,
	"job_title" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" text,
	"message" text,
	"additional_error_body" text,
	"email" text,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "package_places" (
	"attendee_id" uuid PRIMARY KEY NOT NULL,
	"package_id" text NOT NULL,
	"state" text NOT NULL,
	"held_until" timestamp with time zone,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_places_hold_check" CHECK (("package_places"."state" = 'Held') = ("package_places"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"category_type" text NOT NULL,
	"category_id" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"includes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kind" text NOT NULL,
	"price_minor" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"available_from" timestamp with time zone,
	"available_until" timestamp with time zone,
	"capacity" integer,
	"extra_tickets" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "packages_type_unique" UNIQUE("type"),
	CONSTRAINT "packages_kind_check" CHECK (("packages"."kind" = 'free') = ("packages"."price_minor" = 0))
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"lease_id" uuid,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_sections" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"image_url" text,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"job_title" text NOT NULL,
	"company" text NOT NULL,
	"country" text,
	"bio" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"image_url" text,
	"linked_in_url" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"can_receive_messages" boolean DEFAULT false NOT NULL,
	"email" text,
	"position" integer DEFAULT 1000 NOT NULL,
	"home_page_position" integer
);
--> statement-breakpoint
CREATE TABLE "sponsor_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo_url" text,
	"url" text,
	"country" text,
	"stand" text,
	"tier_id" text NOT NULL,
	"type_id" text NOT NULL,
	"is_affiliate" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tiers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"attendee_types" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_contents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"scope" text DEFAULT 'site' NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'text' NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "static_contents_name_unique" UNIQUE("scope","name")
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"consented_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonial_types" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"quote" text NOT NULL,
	"name" text NOT NULL,
	"job_title" text,
	"company" text,
	"image_url" text,
	"type_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_access" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_access_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration" integer NOT NULL,
	"thumbnail_url" text,
	"url" text NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"needs_access" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"promo_code" text,
	"discount_percent" integer,
	"valid_until" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "vouchers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "session_speakers" ADD CONSTRAINT "session_speakers_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_speakers" ADD CONSTRAINT "session_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_sessions" ADD CONSTRAINT "starred_sessions_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "starred_sessions" ADD CONSTRAINT "starred_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendees" ADD CONSTRAINT "attendees_invited_by_attendee_id_attendees_id_fk" FOREIGN KEY ("invited_by_attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_year_attendees" ADD CONSTRAINT "last_year_attendees_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nominees" ADD CONSTRAINT "nominees_category_id_nomination_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."nomination_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_choices" ADD CONSTRAINT "ballot_choices_ballot_id_ballots_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."ballots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_choices" ADD CONSTRAINT "ballot_choices_category_id_nomination_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."nomination_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_choices" ADD CONSTRAINT "ballot_choices_nominee_id_nominees_id_fk" FOREIGN KEY ("nominee_id") REFERENCES "public"."nominees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_images" ADD CONSTRAINT "gallery_images_gallery_id_photo_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."photo_galleries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_partner_requests" ADD CONSTRAINT "media_partner_requests_media_kit_id_media_kits_id_fk" FOREIGN KEY ("media_kit_id") REFERENCES "public"."media_kits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_partners" ADD CONSTRAINT "media_partners_type_id_media_partner_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."media_partner_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_attendees_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_messages" ADD CONSTRAINT "session_messages_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_messages" ADD CONSTRAINT "session_messages_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_places" ADD CONSTRAINT "package_places_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_places" ADD CONSTRAINT "package_places_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_tier_id_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_type_id_sponsor_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."sponsor_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_type_id_testimonial_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."testimonial_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_speakers_speaker_index" ON "session_speakers" USING btree ("speaker_id");--> statement-breakpoint
CREATE INDEX "sessions_order_index" ON "sessions" USING btree ("edition","starts_at");--> statement-breakpoint
CREATE INDEX "starred_sessions_session_index" ON "starred_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attendees_email_unique" ON "attendees" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "attendees_list_index" ON "attendees" USING btree ("is_in_top" DESC NULLS FIRST,lower("last_name"),"first_name","id") WHERE "attendees"."is_published" and not "attendees"."is_blocked" and "attendees"."registration_status" = 'Completed';--> statement-breakpoint
CREATE INDEX "attendees_category_index" ON "attendees" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_default_unique" ON "categories" USING btree ("type") WHERE "categories"."is_default";--> statement-breakpoint
CREATE INDEX "last_year_attendees_list_index" ON "last_year_attendees" USING btree ("is_in_top","last_name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "login_sessions_device_unique" ON "login_sessions" USING btree ("attendee_id","device_id");--> statement-breakpoint
CREATE INDEX "login_sessions_expiry_index" ON "login_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_attendee_index" ON "one_time_tokens" USING btree ("attendee_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_tokens_expiry_index" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "nominees_year_index" ON "nominees" USING btree ("year","category_id");--> statement-breakpoint
CREATE INDEX "ballot_choices_nominee_index" ON "ballot_choices" USING btree ("nominee_id");--> statement-breakpoint
CREATE INDEX "gallery_images_gallery_index" ON "gallery_images" USING btree ("gallery_id","position");--> statement-breakpoint
CREATE INDEX "listings_status_index" ON "listings" USING btree ("status","company");--> statement-breakpoint
CREATE INDEX "messages_sender_index" ON "messages" USING btree ("sender_id","sent_at");--> statement-breakpoint
CREATE INDEX "session_messages_session_index" ON "session_messages" USING btree ("session_id","sent_at");--> statement-breakpoint
CREATE INDEX "package_places_package_index" ON "package_places" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "used_captchas_expiry_index" ON "used_captchas" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due_index" ON "mail_outbox" USING btree ("due_at") WHERE "mail_outbox"."sent_at" is null and "mail_outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_created_index" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_end_index" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "speakers_list_index" ON "speakers" USING btree ("status","position","last_name");--> statement-breakpoint
CREATE INDEX "sponsors_tier_index" ON "sponsors" USING btree ("tier_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "subscribers_email_unique" ON "subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_unique" ON "tags" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "video_access_expiry_index" ON "video_access" USING btree ("expires_at");