ALTER TABLE "devices" ADD COLUMN "keywords" jsonb DEFAULT '{"ko":[],"en":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "search_grams" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "devices_search" ON "devices" USING gin ("search_grams") WITH (fastupdate=false);