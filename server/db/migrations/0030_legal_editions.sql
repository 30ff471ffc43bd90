CREATE TABLE "legal_editions" (
	"document" text NOT NULL,
	"edition" text NOT NULL,
	"version" text NOT NULL,
	"posted_on" date NOT NULL,
	"effective_on" date NOT NULL,
	"change" text NOT NULL,
	"file" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"off" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_editions_document_edition_pk" PRIMARY KEY("document","edition"),
	CONSTRAINT "legal_editions_document" CHECK ("legal_editions"."document" in ('terms', 'privacy', 'collection', 'marketing')),
	CONSTRAINT "legal_editions_change" CHECK ("legal_editions"."change" in ('ordinary', 'unfavourable'))
);
