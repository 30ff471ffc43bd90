CREATE TABLE "guardian_consents" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"person_hash" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"relation" text NOT NULL,
	"edition" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "human_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_hash" text NOT NULL,
	"binding_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"method" text NOT NULL,
	"person_hash" text,
	"name" text,
	"birth" date,
	"phone" text,
	"guardian_id" uuid,
	"guardian_hash" text,
	"guardian_name" text,
	"guardian_phone" text,
	"guardian_relation" text,
	"guardian_edition" text,
	"guardian_agreed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"member_id" uuid
);
--> statement-breakpoint
CREATE TABLE "limited_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key_hash" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "members_email";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "binding_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_verifications_token" ON "email_verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_browser" ON "email_verifications" USING btree ("binding_hash");--> statement-breakpoint
CREATE INDEX "email_verifications_expiry" ON "email_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "human_checks_challenge" ON "human_checks" USING btree ("challenge_hash");--> statement-breakpoint
CREATE INDEX "human_checks_expiry" ON "human_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identifications_expiry" ON "identifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "limited_requests_key" ON "limited_requests" USING btree ("kind","key_hash","happened_at");--> statement-breakpoint
CREATE INDEX "limited_requests_request" ON "limited_requests" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "limited_requests_age" ON "limited_requests" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "password_links_member" ON "password_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "password_links_expiry" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "members_userid_any_case" ON "members" USING btree (lower("userid"));--> statement-breakpoint
CREATE INDEX "members_email_any_case" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_one_account" ON "members" USING btree ("person_hash") WHERE "members"."status" in ('active', 'restricted');--> statement-breakpoint
CREATE INDEX "one_time_codes_expiry" ON "one_time_codes" USING btree ("expires_at");