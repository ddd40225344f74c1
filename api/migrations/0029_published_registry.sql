CREATE TABLE "published_registry" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" integer NOT NULL,
	"registry" text NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_registry_is_one" CHECK ("published_registry"."id" = 1)
);
