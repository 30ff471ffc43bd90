ALTER TABLE "legal_notices" ADD COLUMN "guardian_message_id" uuid;--> statement-breakpoint
ALTER TABLE "legal_editions" ADD COLUMN "asks_again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "legal_editions" SET "asks_again" = true WHERE "document" in ('collection', 'marketing');