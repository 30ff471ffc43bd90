CREATE TABLE "account_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "restricted_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "return_hash" text;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "ticket_hash" text;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "ticket_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity_verifications" ADD COLUMN "window_hash" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "revoked_for" text;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "authenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_families" ADD COLUMN "authentication_hash" text;--> statement-breakpoint
ALTER TABLE "wrong_passwords" ADD COLUMN "site_hash" text;--> statement-breakpoint
ALTER TABLE "password_links" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_changes_member" ON "account_changes" USING btree ("member_id","happened_at");--> statement-breakpoint
CREATE INDEX "account_changes_expiry" ON "account_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wrong_passwords_site" ON "wrong_passwords" USING btree ("site_hash","happened_at");