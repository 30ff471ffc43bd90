ALTER TABLE "devices" DROP CONSTRAINT "devices_category";--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "category_name" jsonb;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "category_position" integer;