ALTER TABLE "packages" ADD COLUMN "adds_to" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "includes_seat_of" text;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_adds_to_packages_id_fk" FOREIGN KEY ("adds_to") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_includes_seat_of_packages_id_fk" FOREIGN KEY ("includes_seat_of") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;