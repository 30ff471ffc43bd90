CREATE INDEX "enrolments_order" ON "enrolments" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "webhook_events_payment" ON "webhook_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "known_browsers_member" ON "known_browsers" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "identifications_member" ON "identifications" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_member" ON "one_time_codes" USING btree ("member_id");