CREATE TABLE "saved_courses" (
	"member_id" uuid NOT NULL,
	"course_idx" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "saved_courses_member_id_course_idx_pk" PRIMARY KEY("member_id","course_idx")
);
--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;