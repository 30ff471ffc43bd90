CREATE TABLE "basket_items" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"idx" integer NOT NULL,
	"months" integer NOT NULL,
	"quantity" integer NOT NULL,
	"seen_amount" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "basket_items_member_id_kind_idx_months_pk" PRIMARY KEY("member_id","kind","idx","months"),
	CONSTRAINT "basket_items_kind" CHECK ("basket_items"."kind" in ('course', 'rental', 'purchase')),
	CONSTRAINT "basket_items_quantity" CHECK (quantity between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "basket_items" ADD CONSTRAINT "basket_items_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;