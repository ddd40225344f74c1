CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attendee_id" uuid,
	"ticket_number" text NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"is_offline" boolean NOT NULL,
	"door" text NOT NULL,
	"device" text NOT NULL,
	"organiser_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"first_id" uuid,
	"undone_at" timestamp with time zone,
	"undone_by_id" uuid,
	"undo_reason" text
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_organiser_id_organisers_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_first_id_check_ins_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."check_ins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_undone_by_id_organisers_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."organisers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_once_a_day_unique" ON "check_ins" USING btree ("ticket_number","day") WHERE "check_ins"."verdict" = 'entered' and "check_ins"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "check_ins_day_index" ON "check_ins" USING btree ("day") WHERE "check_ins"."verdict" = 'entered' and "check_ins"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "check_ins_attendee_index" ON "check_ins" USING btree ("attendee_id");--> statement-breakpoint
CREATE INDEX "check_ins_settled_index" ON "check_ins" USING btree ("settled_at");--> statement-breakpoint
CREATE INDEX "check_ins_undone_index" ON "check_ins" USING btree ("undone_at") WHERE "check_ins"."undone_at" is not null;--> statement-breakpoint
CREATE INDEX "check_ins_first_index" ON "check_ins" USING btree ("first_id") WHERE "check_ins"."first_id" is not null;