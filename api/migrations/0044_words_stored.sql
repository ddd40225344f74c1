DROP INDEX "attendees_list_index";--> statement-breakpoint
DROP INDEX "attendees_listed_text_index";--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "company_ground" text GENERATED ALWAYS AS (search_ground(company)) STORED;--> statement-breakpoint
ALTER TABLE "attendees" ADD COLUMN "job_title_ground" text GENERATED ALWAYS AS (search_ground(job_title)) STORED;--> statement-breakpoint
ALTER TABLE "last_year_attendees" ADD COLUMN "company_ground" text GENERATED ALWAYS AS (search_ground(company)) STORED;--> statement-breakpoint
ALTER TABLE "last_year_attendees" ADD COLUMN "job_title_ground" text GENERATED ALWAYS AS (search_ground(job_title)) STORED;--> statement-breakpoint
CREATE INDEX "attendees_list_index" ON "attendees" USING btree ("is_in_top" DESC NULLS FIRST,"last_name" collate name_order,"first_name" collate name_order,"id","last_name","category_id","company_ground","job_title_ground") WHERE "attendees"."is_published" and not "attendees"."is_blocked" and "attendees"."registration_status" = 'Completed';--> statement-breakpoint
CREATE INDEX "attendees_listed_text_index" ON "attendees" USING btree ("company_ground","job_title_ground") WHERE "attendees"."is_published" and not "attendees"."is_blocked" and "attendees"."registration_status" = 'Completed';--> statement-breakpoint
ALTER TABLE "attendees" DROP COLUMN "company_lower";--> statement-breakpoint
ALTER TABLE "attendees" DROP COLUMN "job_title_lower";