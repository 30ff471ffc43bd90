DROP INDEX "courses_popular";--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "suggested_position" integer;--> statement-breakpoint
CREATE INDEX "courses_popular" ON "courses" USING btree ("monthly_learners" DESC NULLS FIRST,"suggested_position","idx" DESC NULLS FIRST) WHERE not is_withdrawn;