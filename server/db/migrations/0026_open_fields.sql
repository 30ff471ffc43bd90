ALTER TABLE "events" DROP CONSTRAINT "events_category_code";--> statement-breakpoint
ALTER TABLE "categories" DROP CONSTRAINT "categories_code";--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "colors" jsonb;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "icon" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "kit" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "focus" integer;