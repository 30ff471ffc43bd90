ALTER TABLE "session_families" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "browser" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "system" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_browser" CHECK ("session_families"."browser" in ('chrome', 'edge', 'safari', 'firefox', 'samsung', 'whale', 'other'));--> statement-breakpoint
ALTER TABLE "session_families" ADD CONSTRAINT "session_families_system" CHECK ("session_families"."system" in ('windows', 'macos', 'android', 'ios', 'linux', 'other'));