CREATE TABLE "failed_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"code" text,
	"milliseconds" integer NOT NULL,
	"error" text,
	"thrown_at" text
);
--> statement-breakpoint
CREATE INDEX "failed_requests_age" ON "failed_requests" USING btree ("happened_at");