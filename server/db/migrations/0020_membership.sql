ALTER TABLE "outbox_messages" DROP CONSTRAINT "outbox_messages_kind";--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sanctioned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "sanction_cause" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "objected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "is_by_guardian" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "delete_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("delete_at");--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_sanction_cause" CHECK ("members"."sanction_cause" in ('fraud', 'false_information', 'shared_credentials', 'breach'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_reason" CHECK ("withdrawals"."reason" in ('learned', 'no_course', 'device', 'price', 'privacy', 'other'));--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_kind" CHECK ("outbox_messages"."kind" in ('order-received', 'deposit-awaited', 'order-paid', 'order-shipped', 'refund-requested', 'refund-completed', 'refund-failed', 'password-changed', 'new-browser', 'social-linked', 'social-unlinked', 'identity-linked', 'email-changed', 'phone-changed', 'inquiry-received', 'inquiry-answered', 'course-opening-requested', 'course-opened', 'withdrawal-requested', 'membership-restricted', 'membership-restored', 'membership-terminated', 'child-paid'));