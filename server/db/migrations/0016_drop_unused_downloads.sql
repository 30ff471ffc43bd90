DROP TABLE "client_files" CASCADE;--> statement-breakpoint
DROP TABLE "manuals" CASCADE;