import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Replies, pinned and corrected comments, reports with a reason, and emails about replies. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comment_reports_reason" AS ENUM('spam', 'unkind', 'off-topic', 'other');
  ALTER TABLE "comments" ADD COLUMN "parent_id" integer;
  ALTER TABLE "comments" ADD COLUMN "reply_to_id" integer;
  ALTER TABLE "comments" ADD COLUMN "pinned_at" timestamp(3) with time zone;
  ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "comment_reports" ADD COLUMN "reason" "enum_comment_reports_reason";
  ALTER TABLE "comment_reports" ADD COLUMN "note" varchar;
  ALTER TABLE "users" ADD COLUMN "reply_emails" boolean DEFAULT true NOT NULL;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comments" ADD CONSTRAINT "comments_reply_to_id_comments_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "comments_parent_idx" ON "comments" USING btree ("parent_id");
  CREATE INDEX "comments_reply_to_idx" ON "comments" USING btree ("reply_to_id");
  -- The replies go with their first comment, also from lists, counts and the search, and stay away if it is deleted later.
  CREATE FUNCTION hide_replies() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE comments SET status = 'hidden', updated_at = NEW.updated_at WHERE parent_id = NEW.id AND status = 'visible';
    RETURN NULL;
  END $$;
  CREATE TRIGGER comments_hidden_with_first AFTER UPDATE OF status ON comments FOR EACH ROW
    WHEN (NEW.status = 'hidden' AND OLD.status <> 'hidden' AND NEW.parent_id IS NULL) EXECUTE FUNCTION hide_replies();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER comments_hidden_with_first ON comments;
  DROP FUNCTION hide_replies;
  ALTER TABLE "users" DROP COLUMN "reply_emails";
  ALTER TABLE "comment_reports" DROP COLUMN "note";
  ALTER TABLE "comment_reports" DROP COLUMN "reason";
  ALTER TABLE "comments" DROP COLUMN "edited_at";
  ALTER TABLE "comments" DROP COLUMN "pinned_at";
  ALTER TABLE "comments" DROP COLUMN "reply_to_id";
  ALTER TABLE "comments" DROP COLUMN "parent_id";
  DROP TYPE "public"."enum_comment_reports_reason";`)
}
