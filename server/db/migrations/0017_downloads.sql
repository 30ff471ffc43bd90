CREATE TABLE "client_files" (
	"version" text PRIMARY KEY NOT NULL,
	"file" jsonb NOT NULL,
	"installed_bytes" bigint NOT NULL,
	"released_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manuals" (
	"idx" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" jsonb NOT NULL,
	"files" jsonb NOT NULL,
	"pages" jsonb NOT NULL,
	"updated_on" date NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	CONSTRAINT "manuals_category" CHECK ("manuals"."category" in ('client', 'content', 'program'))
);
--> statement-breakpoint
CREATE INDEX "manuals_category" ON "manuals" USING btree ("category","idx");--> statement-breakpoint
CREATE INDEX "manuals_search" ON "manuals" USING gin ("search_grams") WITH (fastupdate=false);