ALTER TABLE "faqs" ADD COLUMN "suggested_position" integer;--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_suggestedPosition_unique" UNIQUE("suggested_position");