CREATE SEQUENCE "public"."content_draft_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"path" text PRIMARY KEY NOT NULL,
	"text" text,
	"idx" integer,
	"title" jsonb,
	"base_edition" integer NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"publish_at" timestamp with time zone,
	"scheduled_by" jsonb,
	"has_failed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_editions" (
	"path" text NOT NULL,
	"edition" integer NOT NULL,
	"text" text,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "content_editions_path_edition_pk" PRIMARY KEY("path","edition")
);
--> statement-breakpoint
CREATE TABLE "content_uploads" (
	"path" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_records" DROP CONSTRAINT "operator_records_act";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_files" ADD COLUMN "idx" integer;--> statement-breakpoint
ALTER TABLE "content_files" ADD COLUMN "title" jsonb;--> statement-breakpoint
CREATE INDEX "content_drafts_publish" ON "content_drafts" USING btree ("publish_at");--> statement-breakpoint
ALTER TABLE "operator_records" ADD CONSTRAINT "operator_records_act" CHECK ("operator_records"."act" in ('login', 'logout', 'invite-operator', 'change-roles', 'remove-operator', 'register-passkey', 'delete-passkey', 'read-order', 'read-member', 'read-inquiry', 'ship-order', 'deliver-order', 'return-order', 'cancel-order', 'refund-order', 'change-delivery-address', 'note-order', 'ask-approval', 'approve-request', 'refuse-request', 'withdraw-request', 'restrict-member', 'restore-member', 'terminate-member', 'record-objection', 'answer-objection', 'end-sessions', 'export-member', 'answer-inquiry', 'take-inquiry', 'hand-over-inquiry', 'save-answer', 'delete-saved-answer', 'answer-review', 'hide-review', 'restore-review', 'publish-content', 'schedule-content', 'unschedule-content', 'discard-draft', 'restore-content', 'upload-content-file'));