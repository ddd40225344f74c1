CREATE TABLE "ballot_exclusions" (
	"ballot_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"proposed_by" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"excluded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ballot_leaves" (
	"log" text NOT NULL,
	"index" integer NOT NULL,
	"ballot_id" uuid NOT NULL,
	"leaf" text NOT NULL,
	"frontier" text[] NOT NULL,
	"root" text NOT NULL,
	"signature" text NOT NULL,
	CONSTRAINT "ballot_leaves_key" PRIMARY KEY("log","index"),
	CONSTRAINT "ballot_leaves_ballot_unique" UNIQUE("ballot_id")
);
--> statement-breakpoint
CREATE TABLE "ballot_nonces" (
	"ballot_id" uuid PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ballot_rules" (
	"log" text PRIMARY KEY NOT NULL,
	"rules" text NOT NULL,
	"rules_hash" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "published_heads" (
	"log" text NOT NULL,
	"size" integer NOT NULL,
	"is_closing" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "published_heads_key" PRIMARY KEY("log","size","is_closing")
);
--> statement-breakpoint
ALTER TABLE "ballots" DROP CONSTRAINT "ballots_receipt_unique";--> statement-breakpoint
ALTER TABLE "ballot_exclusions" ADD CONSTRAINT "ballot_exclusions_ballot_id_ballots_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."ballots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_leaves" ADD CONSTRAINT "ballot_leaves_log_ballot_rules_log_fk" FOREIGN KEY ("log") REFERENCES "public"."ballot_rules"("log") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_leaves" ADD CONSTRAINT "ballot_leaves_ballot_id_ballots_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."ballots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_nonces" ADD CONSTRAINT "ballot_nonces_ballot_id_ballots_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."ballots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_heads" ADD CONSTRAINT "published_heads_log_ballot_rules_log_fk" FOREIGN KEY ("log") REFERENCES "public"."ballot_rules"("log") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballots" DROP COLUMN "receipt";