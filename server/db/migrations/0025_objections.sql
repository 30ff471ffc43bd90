CREATE TABLE "membership_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "membership_links" ADD CONSTRAINT "membership_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_links_member" ON "membership_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "membership_links_expiry" ON "membership_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_member" ON "inquiries" USING btree ("member_id");