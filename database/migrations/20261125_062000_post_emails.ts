import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who wants emails about new posts, which posts were emailed, and how far that is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "post_email_choices" (
    "user_id" integer PRIMARY KEY REFERENCES "users"("id") ON DELETE CASCADE,
    "choice" varchar NOT NULL CHECK ("choice" IN ('at_once', 'weekly', 'none')),
    "chosen_at" timestamp(3) with time zone NOT NULL
  );
  CREATE INDEX "post_email_choices_choice" ON "post_email_choices" ("choice", "user_id");
  CREATE TABLE "post_emails" (
    "post_id" integer PRIMARY KEY REFERENCES "posts"("id") ON DELETE CASCADE,
    "audience" varchar NOT NULL CHECK ("audience" IN ('everyone', 'members')),
    "requested_at" timestamp(3) with time zone NOT NULL,
    "last_user_id" integer DEFAULT 0 NOT NULL,
    "recipients" integer DEFAULT 0 NOT NULL,
    "finished_at" timestamp(3) with time zone
  );
  CREATE TABLE "post_digests" (
    "week" date PRIMARY KEY,
    "last_user_id" integer DEFAULT 0 NOT NULL,
    "recipients" integer DEFAULT 0 NOT NULL,
    "finished_at" timestamp(3) with time zone
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "post_digests";
  DROP TABLE "post_emails";
  DROP TABLE "post_email_choices";`)
}
