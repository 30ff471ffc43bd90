CREATE TABLE "operator_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_number" text,
	"member_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_approvals_subject" UNIQUE NULLS NOT DISTINCT("kind","member_id","order_number"),
	CONSTRAINT "operator_approvals_kind" CHECK ("operator_approvals"."kind" in ('refund', 'terminate-member'))
);
--> statement-breakpoint
ALTER TABLE "operator_records" DROP CONSTRAINT "operator_records_act";--> statement-breakpoint
ALTER TABLE "operator_approvals" ADD CONSTRAINT "operator_approvals_order_number_orders_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."orders"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_approvals" ADD CONSTRAINT "operator_approvals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_approvals" ADD CONSTRAINT "operator_approvals_asked_by_operators_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_approvals_order" ON "operator_approvals" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "operator_approvals_asked" ON "operator_approvals" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "operator_approvals_operator" ON "operator_approvals" USING btree ("asked_by");--> statement-breakpoint
ALTER TABLE "operator_records" ADD CONSTRAINT "operator_records_act" CHECK ("operator_records"."act" in ('login', 'logout', 'invite-operator', 'change-roles', 'remove-operator', 'register-passkey', 'delete-passkey', 'read-order', 'read-member', 'read-inquiry', 'ship-order', 'deliver-order', 'return-order', 'cancel-order', 'refund-order', 'change-delivery-address', 'note-order', 'ask-approval', 'approve-request', 'refuse-request', 'withdraw-request', 'restrict-member', 'restore-member', 'terminate-member', 'record-objection', 'answer-inquiry', 'answer-review', 'hide-review', 'restore-review'));