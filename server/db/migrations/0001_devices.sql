ALTER TABLE "devices" ADD COLUMN "guide" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "checks" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "stocked_pieces" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "returns_on" date;--> statement-breakpoint
ALTER TABLE "devices" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;