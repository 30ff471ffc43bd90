ALTER TABLE "identity_verifications" ADD COLUMN "proof" text;--> statement-breakpoint
ALTER TABLE "identity_verifications" DROP COLUMN "return_hash";--> statement-breakpoint
ALTER TABLE "identity_verifications" DROP COLUMN "returned_at";