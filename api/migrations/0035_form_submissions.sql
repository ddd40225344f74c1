CREATE TABLE "form_submissions" (
	"reference" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"values" jsonb NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"note" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dynamic_forms" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD CONSTRAINT "form_submissions_type_dynamic_forms_type_fk" FOREIGN KEY ("type") REFERENCES "public"."dynamic_forms"("type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_submissions_type_index" ON "form_submissions" USING btree ("type","sent_at");