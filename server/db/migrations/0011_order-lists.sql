CREATE INDEX "members_objected" ON "members" USING btree ("objected_at") WHERE objected_at is not null and objection_answered_at is null;--> statement-breakpoint
CREATE INDEX "outbox_messages_unfinished" ON "outbox_messages" USING btree ("position") WHERE status <> 'sent';--> statement-breakpoint
CREATE INDEX "order_items_to_send" ON "order_items" USING btree ("order_number") WHERE kind in ('goods', 'rental', 'purchase') and refund_id is null;--> statement-breakpoint
CREATE INDEX "orders_ordered" ON "orders" USING btree ("ordered_at","number");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","ordered_at","number");--> statement-breakpoint
CREATE INDEX "orders_paid_by" ON "orders" USING btree ("method","ordered_at","number");--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("approved_at") WHERE status = 'paid' and shipped_at is null;--> statement-breakpoint
CREATE INDEX "orders_buyer_name" ON "orders" USING btree (("buyer" ->> 'name') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_buyer_phone" ON "orders" USING btree (reverse("buyer" ->> 'phone') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "payments_unfinished" ON "payments" USING btree ("requested_at") WHERE status in ('confirming', 'waiting');--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("requested_at") WHERE status = 'requested';