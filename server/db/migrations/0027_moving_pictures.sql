ALTER TABLE "courses" ADD COLUMN "loop" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "clip" text;