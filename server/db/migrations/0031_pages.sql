CREATE TABLE "pages" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"tab" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"note" jsonb,
	"blocks" jsonb NOT NULL,
	"pictures" jsonb NOT NULL
);
