CREATE TABLE "invoice_counters" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"attendee_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"refund_id" uuid,
	"invoice_id" uuid,
	"currency" text NOT NULL,
	"net_minor" integer NOT NULL,
	"vat_minor" integer NOT NULL,
	"gross_minor" integer NOT NULL,
	"vat_basis_points" integer NOT NULL,
	"description" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"purchase_order" text,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_sequence_unique" UNIQUE("kind","sequence"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_refund_unique" UNIQUE("refund_id"),
	CONSTRAINT "invoices_sum_check" CHECK ("invoices"."net_minor" + "invoices"."vat_minor" = "invoices"."gross_minor"),
	CONSTRAINT "invoices_gross_check" CHECK ("invoices"."gross_minor" > 0),
	CONSTRAINT "invoices_credit_note_check" CHECK (("invoices"."kind" = 'creditNote') = ("invoices"."refund_id" is not null) and ("invoices"."kind" = 'creditNote') = ("invoices"."invoice_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "cancelled_tickets" (
	"number" text PRIMARY KEY NOT NULL,
	"attendee_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"cancelled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancelled_tickets" ADD CONSTRAINT "cancelled_tickets_attendee_id_attendees_id_fk" FOREIGN KEY ("attendee_id") REFERENCES "public"."attendees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment_unique" ON "invoices" USING btree ("payment_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_attendee_index" ON "invoices" USING btree ("attendee_id","issued_at");--> statement-breakpoint
CREATE INDEX "invoices_corrected_index" ON "invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "cancelled_tickets_attendee_index" ON "cancelled_tickets" USING btree ("attendee_id");