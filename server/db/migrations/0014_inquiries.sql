CREATE TABLE "course_opening_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_idx" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_opening_requests_locale" CHECK ("course_opening_requests"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_pictures" (
	"inquiry_id" integer PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "inquiry_pictures_type" CHECK ("inquiry_pictures"."type" in ('image/jpeg', 'image/png'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "operator_actions" DROP CONSTRAINT "operator_actions_action";--> statement-breakpoint
ALTER TABLE "limited_requests" DROP CONSTRAINT "limited_requests_kind";--> statement-breakpoint
ALTER TABLE "outbox_messages" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "complaint_records" ADD COLUMN "idempotency_key" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "locale" text NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "request_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_pictures" ADD CONSTRAINT "inquiry_pictures_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_opening_requests_course_email" ON "course_opening_requests" USING btree ("course_idx","email");--> statement-breakpoint
CREATE INDEX "course_opening_requests_email" ON "course_opening_requests" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_records_key" ON "complaint_records" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "complaint_records_answered" ON "complaint_records" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "inquiries_submitted" ON "inquiries" USING btree ("submitted_at");--> statement-breakpoint
ALTER TABLE "inquiries" DROP COLUMN "member_id";--> statement-breakpoint
ALTER TABLE "inquiries" DROP COLUMN "image";--> statement-breakpoint
ALTER TABLE "complaint_records" ADD CONSTRAINT "complaint_records_category" CHECK ("complaint_records"."category" in ('service', 'account', 'error', 'partnership', 'refund', 'other'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_category" CHECK ("inquiries"."category" in ('service', 'account', 'error', 'partnership', 'refund', 'other'));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_locale" CHECK ("inquiries"."locale" in ('en', 'ko'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'new-browser', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'child-paid'));--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_action" CHECK ("operator_actions"."action" in ('members restrict', 'members restore', 'members terminate', 'inquiries answer'));--> statement-breakpoint
ALTER TABLE "limited_requests" ADD CONSTRAINT "limited_requests_kind" CHECK ("limited_requests"."kind" in ('find-id browser', 'find-id network and contact', 'find-id contact', 'find-id network', 'password-link browser', 'password-link network and contact', 'password-link contact', 'password-link network', 'email-verification browser', 'email-verification network and contact', 'email-verification contact', 'email-verification network', 'inquiry browser', 'inquiry network and contact', 'inquiry contact', 'inquiry network', 'course-opening browser', 'course-opening network and contact', 'course-opening contact', 'course-opening network', 'userid network'));