import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** About which kinds of posts a person is emailed; to whom and when a post is emailed. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "post_email_choices" ADD COLUMN "skipped_kinds" varchar[] DEFAULT '{}' NOT NULL;
  ALTER TABLE "post_emails" DROP CONSTRAINT "post_emails_audience_check";
  ALTER TABLE "post_emails" ADD CONSTRAINT "post_emails_audience_check"
    CHECK ("audience" IN ('everyone', 'members', 'free', 'new-members'));
  ALTER TABLE "post_emails" ADD COLUMN "joined_within_days" integer;
  ALTER TABLE "post_emails" ADD COLUMN "starts_at" timestamp(3) with time zone;
  ALTER TABLE "post_emails" ADD COLUMN "started_at" timestamp(3) with time zone;
  UPDATE "post_emails" SET "starts_at" = "requested_at", "started_at" = "requested_at";
  ALTER TABLE "post_emails" ALTER COLUMN "starts_at" SET NOT NULL;
  CREATE INDEX "post_emails_open" ON "post_emails" ("starts_at") WHERE "finished_at" IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "post_emails_open";
  DELETE FROM "post_emails" WHERE "started_at" IS NULL;
  UPDATE "post_emails" SET "audience" = 'everyone' WHERE "audience" = 'free';
  UPDATE "post_emails" SET "audience" = 'members' WHERE "audience" = 'new-members';
  ALTER TABLE "post_emails" DROP COLUMN "started_at";
  ALTER TABLE "post_emails" DROP COLUMN "starts_at";
  ALTER TABLE "post_emails" DROP COLUMN "joined_within_days";
  ALTER TABLE "post_emails" DROP CONSTRAINT "post_emails_audience_check";
  ALTER TABLE "post_emails" ADD CONSTRAINT "post_emails_audience_check" CHECK ("audience" IN ('everyone', 'members'));
  ALTER TABLE "post_email_choices" DROP COLUMN "skipped_kinds";`)
}
