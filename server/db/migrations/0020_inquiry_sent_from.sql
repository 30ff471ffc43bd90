ALTER TABLE "inquiries" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_layout" CHECK ("inquiries"."layout" in ('desktop', 'mobile'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_browser" CHECK ("inquiries"."browser" in ('chrome', 'edge', 'safari', 'firefox', 'samsung', 'whale', 'other'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_system" CHECK ("inquiries"."system" in ('windows', 'macos', 'android', 'ios', 'linux', 'other'));