ALTER TABLE "starred_calendars" DROP CONSTRAINT "starred_calendars_token_unique";--> statement-breakpoint
ALTER TABLE "starred_calendars" DROP COLUMN "token";