ALTER TABLE "events" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_grams") WITH (fastupdate=false);