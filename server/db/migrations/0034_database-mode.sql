CREATE TABLE "database_mode" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	CONSTRAINT "database_mode_mode" CHECK ("database_mode"."mode" in ('sandbox', 'live'))
);
