ALTER TABLE "share_pictures" DROP CONSTRAINT "share_pictures_kind";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "brand" jsonb;--> statement-breakpoint
ALTER TABLE "share_pictures" ADD CONSTRAINT "share_pictures_kind" CHECK ("share_pictures"."kind" in ('course', 'event', 'notice', 'shop'));