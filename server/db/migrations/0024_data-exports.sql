CREATE TABLE "data_exports" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"percent" integer NOT NULL,
	"json" text,
	"csv" text,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	CONSTRAINT "data_exports_status" CHECK ("data_exports"."status" in ('requested', 'preparing', 'ready', 'failed')),
	CONSTRAINT "data_exports_locale" CHECK ("data_exports"."locale" in ('en', 'ko'))
);
--> statement-breakpoint
ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "limited_requests" DROP CONSTRAINT "limited_requests_kind";--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_check" ON "data_exports" USING btree ("check_at");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'new-browser', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'data-export-ready', 'child-paid'));--> statement-breakpoint
ALTER TABLE "limited_requests" ADD CONSTRAINT "limited_requests_kind" CHECK ("limited_requests"."kind" in ('find-id browser', 'find-id network and contact', 'find-id contact', 'find-id network', 'password-link browser', 'password-link network and contact', 'password-link contact', 'password-link network', 'email-verification browser', 'email-verification network and contact', 'email-verification contact', 'email-verification network', 'inquiry browser', 'inquiry network and contact', 'inquiry contact', 'inquiry network', 'course-opening browser', 'course-opening network and contact', 'course-opening contact', 'course-opening network', 'userid network', 'data-export member'));