CREATE TABLE "content_files" (
	"path" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
