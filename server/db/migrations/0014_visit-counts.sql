CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"locale" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "empty_searches_day_term_locale_pk" PRIMARY KEY("day","term","locale"),
	CONSTRAINT "empty_searches_locale" CHECK ("empty_searches"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
CREATE TABLE "flow_counts" (
	"day" date NOT NULL,
	"flow" text NOT NULL,
	"state" text NOT NULL,
	"layout" text NOT NULL,
	"locale" text NOT NULL,
	"entered" integer NOT NULL,
	CONSTRAINT "flow_counts_flow_day_state_layout_locale_pk" PRIMARY KEY("flow","day","state","layout","locale"),
	CONSTRAINT "flow_counts_layout" CHECK ("flow_counts"."layout" in ('desktop', 'mobile')),
	CONSTRAINT "flow_counts_locale" CHECK ("flow_counts"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
CREATE INDEX "flow_counts_day" ON "flow_counts" USING btree ("day");