CREATE TABLE "faq_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_views" (
	"notice_idx" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "notice_views_notice_idx_day_visitor_hash_pk" PRIMARY KEY("notice_idx","day","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "category_code" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "summary" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "details" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "courses" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "search_grams" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "number" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "search_text" text NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "search_grams" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_views" ADD CONSTRAINT "notice_views_notice_idx_notices_idx_fk" FOREIGN KEY ("notice_idx") REFERENCES "public"."notices"("idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_views_day" ON "notice_views" USING btree ("day");--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_category_faq_categories_code_fk" FOREIGN KEY ("category") REFERENCES "public"."faq_categories"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_starts" ON "events" USING btree ("starts_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "notices_latest" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"posted_on" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"category");--> statement-breakpoint
CREATE INDEX "notices_oldest" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"posted_on","idx","category");--> statement-breakpoint
CREATE INDEX "notices_viewed" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"views" DESC NULLS FIRST,"idx" DESC NULLS FIRST,"category");--> statement-breakpoint
CREATE INDEX "notices_search" ON "notices" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "author";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_category_code" CHECK ("events"."category_code" in ('healthcare', 'pilot', 'language', 'safety', 'security', 'job'));