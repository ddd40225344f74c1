CREATE TABLE "cancelled_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"title" text NOT NULL,
	"place" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_ends_at_check" CHECK ("sessions"."ends_at" > "sessions"."starts_at") NOT VALID;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_shown_until_check" CHECK ("banners"."shown_until" > "banners"."shown_from") NOT VALID;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_available_until_check" CHECK ("packages"."available_until" > "packages"."available_from") NOT VALID;--> statement-breakpoint
ALTER TABLE "promo_codes" ADD CONSTRAINT "promo_codes_available_until_check" CHECK ("promo_codes"."available_until" > "promo_codes"."available_from") NOT VALID;