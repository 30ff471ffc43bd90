CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_member_id_pk" PRIMARY KEY("review_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "operator_actions" DROP CONSTRAINT "operator_actions_action";--> statement-breakpoint
ALTER TABLE "limited_requests" DROP CONSTRAINT "limited_requests_kind";--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_member" ON "review_reports" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_course" ON "reviews" USING btree ("member_id","course_idx");--> statement-breakpoint
CREATE INDEX "reviews_course" ON "reviews" USING btree ("course_idx","written_at");--> statement-breakpoint
ALTER TABLE "operator_actions" ADD CONSTRAINT "operator_actions_action" CHECK ("operator_actions"."action" in ('members restrict', 'members restore', 'members terminate', 'members objection', 'inquiries answer', 'reviews answer', 'reviews hide', 'reviews restore'));--> statement-breakpoint
ALTER TABLE "limited_requests" ADD CONSTRAINT "limited_requests_kind" CHECK ("limited_requests"."kind" in ('find-id browser', 'find-id network and contact', 'find-id contact', 'find-id network', 'password-link browser', 'password-link network and contact', 'password-link contact', 'password-link network', 'email-verification browser', 'email-verification network and contact', 'email-verification contact', 'email-verification network', 'inquiry browser', 'inquiry network and contact', 'inquiry contact', 'inquiry network', 'course-opening browser', 'course-opening network and contact', 'course-opening contact', 'course-opening network', 'userid network', 'data-export member', 'review member'));