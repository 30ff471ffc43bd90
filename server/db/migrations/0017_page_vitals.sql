CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"layout" text NOT NULL,
	"device" text NOT NULL,
	"name" text NOT NULL,
	"step" integer NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "page_vitals_day_route_layout_device_name_step_pk" PRIMARY KEY("day","route","layout","device","name","step"),
	CONSTRAINT "page_vitals_layout" CHECK ("page_vitals"."layout" in ('desktop', 'mobile')),
	CONSTRAINT "page_vitals_device" CHECK ("page_vitals"."device" in ('phone', 'tablet', 'computer')),
	CONSTRAINT "page_vitals_name" CHECK ("page_vitals"."name" in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB'))
);
