CREATE TABLE "ballot_unlinkings" (
	"log" text PRIMARY KEY NOT NULL,
	"unlinked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unlinked_choices" (
	"log" text NOT NULL,
	"position" integer NOT NULL,
	"category_id" text NOT NULL,
	"nominee_id" text NOT NULL,
	CONSTRAINT "unlinked_choices_key" PRIMARY KEY("log","position")
);
--> statement-breakpoint
ALTER TABLE "ballot_unlinkings" ADD CONSTRAINT "ballot_unlinkings_log_ballot_rules_log_fk" FOREIGN KEY ("log") REFERENCES "public"."ballot_rules"("log") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unlinked_choices" ADD CONSTRAINT "unlinked_choices_log_ballot_rules_log_fk" FOREIGN KEY ("log") REFERENCES "public"."ballot_rules"("log") ON DELETE no action ON UPDATE no action;