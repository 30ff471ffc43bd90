CREATE TABLE "delivery_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"postcode" text NOT NULL,
	"address" text NOT NULL,
	"address_detail" text NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_answers" (
	"inquiry_id" integer PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"category" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "inquiry_answers_category" CHECK ("inquiry_answers"."category" in ('service', 'account', 'error', 'partnership', 'refund', 'other'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"lessons" integer NOT NULL,
	"completed_on" date NOT NULL,
	"issued_on" date NOT NULL,
	"link_id" uuid
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"kind" text NOT NULL,
	"idx" integer NOT NULL,
	"locale" text NOT NULL,
	"source" jsonb NOT NULL,
	"source_hash" text NOT NULL,
	"path" text,
	"drawn_hash" text,
	"failed_hash" text,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "share_pictures_kind_idx_locale_pk" PRIMARY KEY("kind","idx","locale"),
	CONSTRAINT "share_pictures_kind" CHECK ("share_pictures"."kind" in ('course', 'event', 'notice')),
	CONSTRAINT "share_pictures_locale" CHECK ("share_pictures"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "course_opening_requests" ALTER COLUMN "course_idx" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "sender_id" uuid;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "reminder_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_addresses_member" ON "delivery_addresses" USING btree ("member_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_default" ON "delivery_addresses" USING btree ("member_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "inquiry_answers_member" ON "inquiry_answers" USING btree ("member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "inquiry_answers_answered" ON "inquiry_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_course" ON "certificates" USING btree ("member_id","course_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_number" ON "certificates" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_link" ON "certificates" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "share_pictures_path" ON "share_pictures" USING btree ("path");--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_sender_id_members_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_opening_requests_client_email" ON "course_opening_requests" USING btree ("email") WHERE course_idx is null;--> statement-breakpoint
CREATE INDEX "inquiries_sender" ON "inquiries" USING btree ("sender_id","submitted_at");--> statement-breakpoint
CREATE INDEX "enrolments_ends" ON "enrolments" USING btree ("ends_on");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'account-secured', 'new-browser', 'password-login-paused', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'group-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'client-requested', 'client-ready', 'pass-ends', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'data-export-ready', 'child-paid'));