CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"detail" text,
	"edition" integer,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_key" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "body" text;--> statement-breakpoint
CREATE INDEX "search_entries_words_index" ON "search_entries" USING gin ("words");