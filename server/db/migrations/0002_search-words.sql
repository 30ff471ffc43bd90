-- Both are trusted: the owner of a database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "legal_articles" (
	"document" text NOT NULL,
	"edition" text NOT NULL,
	"article" text NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	CONSTRAINT "legal_articles_document_edition_article_pk" PRIMARY KEY("document","edition","article"),
	CONSTRAINT "legal_articles_document" CHECK ("legal_articles"."document" in ('terms', 'privacy'))
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"group" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_synonyms_group_word_pk" PRIMARY KEY("group","word")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"text" text NOT NULL,
	"keys" text NOT NULL,
	"sound" text NOT NULL,
	"initials" text NOT NULL,
	"stem" text NOT NULL,
	"phonetic" text NOT NULL,
	"entries" integer NOT NULL,
	"is_shown" boolean NOT NULL,
	CONSTRAINT "search_words_word_text_pk" PRIMARY KEY("word","text")
);
--> statement-breakpoint
ALTER TABLE "content_state" ADD COLUMN "search_fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "legal_articles_search" ON "legal_articles" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_keys" ON "search_words" USING gin ("keys" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING gist ("sound" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_initials" ON "search_words" USING btree ("initials" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_phonetic" ON "search_words" USING btree ("phonetic");