import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "employee_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"employee_id" integer,
  	"what" varchar NOT NULL,
  	"subject" varchar,
  	"details" jsonb,
  	"kind" varchar NOT NULL,
  	"subject_id" varchar,
  	"about_id" integer,
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "comment_user_idx";
  DROP INDEX "comment_user_1_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "employee_changes_id" integer;
  ALTER TABLE "employee_changes" ADD CONSTRAINT "employee_changes_employee_id_users_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "employee_changes" ADD CONSTRAINT "employee_changes_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "employee_changes_employee_idx" ON "employee_changes" USING btree ("employee_id");
  CREATE INDEX "employee_changes_about_idx" ON "employee_changes" USING btree ("about_id");
  CREATE INDEX "employee_changes_updated_at_idx" ON "employee_changes" USING btree ("updated_at");
  CREATE INDEX "employee_changes_created_at_idx" ON "employee_changes" USING btree ("created_at");
  CREATE INDEX "kind_subjectId_createdAt_idx" ON "employee_changes" USING btree ("kind","subject_id","created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_employee_changes_fk" FOREIGN KEY ("employee_changes_id") REFERENCES "public"."employee_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "comment_user_1_idx" ON "comment_likes" USING btree ("comment_id","user_id");
  CREATE UNIQUE INDEX "comment_user_idx" ON "comment_reports" USING btree ("comment_id","user_id");
  CREATE INDEX "payload_locked_documents_rels_employee_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("employee_changes_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "employee_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "employee_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_employee_changes_fk";
  
  DROP INDEX "comment_user_idx";
  DROP INDEX "comment_user_1_idx";
  DROP INDEX "payload_locked_documents_rels_employee_changes_id_idx";
  CREATE UNIQUE INDEX "comment_user_1_idx" ON "comment_reports" USING btree ("comment_id","user_id");
  CREATE UNIQUE INDEX "comment_user_idx" ON "comment_likes" USING btree ("comment_id","user_id");
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "employee_changes_id";`)
}
