import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Profiles, mentions, blocked members, closed comments, and why a comment was hidden. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_comments_hidden_reason" AS ENUM('spam', 'insult', 'off-topic', 'spoiler', 'other', 'thread');
  ALTER TYPE "public"."enum_comment_reports_reason" ADD VALUE 'profile' BEFORE 'other';
  ALTER TABLE "comments" ADD COLUMN "hidden_reason" "enum_comments_hidden_reason";
  ALTER TABLE "comments" ADD COLUMN "hidden_note" varchar;
  ALTER TABLE "posts" ADD COLUMN "comments_closed_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_comments_closed_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "mention_emails" boolean DEFAULT true NOT NULL;
  CREATE TRIGGER posts_closing_announced AFTER UPDATE OF comments_closed_at ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');

  CREATE TABLE "profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"name" varchar,
  	"name_key" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "profiles" ADD CONSTRAINT "profiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "profiles_user_idx" ON "profiles" USING btree ("user_id");
  CREATE UNIQUE INDEX "profiles_name_key_idx" ON "profiles" USING btree ("name_key");
  CREATE INDEX "profiles_picture_idx" ON "profiles" USING btree ("picture_id");
  CREATE INDEX "profiles_updated_at_idx" ON "profiles" USING btree ("updated_at");
  CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "profiles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("profiles_id");

  CREATE TABLE comment_mentions (
    comment_id integer NOT NULL REFERENCES comments(id) ON DELETE CASCADE,
    user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    name text NOT NULL,
    place integer NOT NULL,
    PRIMARY KEY (comment_id, user_id)
  );
  CREATE INDEX comment_mentions_user_idx ON comment_mentions (user_id);
  CREATE TABLE blocked_members (
    blocker_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    blocked_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL,
    PRIMARY KEY (blocker_id, blocked_id)
  );
  CREATE INDEX blocked_members_blocked_idx ON blocked_members (blocked_id);

  CREATE OR REPLACE FUNCTION hide_replies() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE comments SET status = 'hidden', hidden_reason = 'thread', updated_at = NEW.updated_at
    WHERE parent_id = NEW.id AND status = 'visible';
    RETURN NULL;
  END $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE OR REPLACE FUNCTION hide_replies() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE comments SET status = 'hidden', updated_at = NEW.updated_at WHERE parent_id = NEW.id AND status = 'visible';
    RETURN NULL;
  END $$;
  DROP TABLE blocked_members;
  DROP TABLE comment_mentions;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "profiles_id";
  DROP TABLE "profiles";
  DROP TRIGGER posts_closing_announced ON posts;
  ALTER TABLE "users" DROP COLUMN "mention_emails";
  ALTER TABLE "_posts_v" DROP COLUMN "version_comments_closed_at";
  ALTER TABLE "posts" DROP COLUMN "comments_closed_at";
  ALTER TABLE "comments" DROP COLUMN "hidden_note";
  ALTER TABLE "comments" DROP COLUMN "hidden_reason";
  UPDATE comment_reports SET reason = 'other' WHERE reason = 'profile';
  ALTER TABLE comment_reports ALTER COLUMN reason TYPE varchar;
  DROP TYPE "public"."enum_comment_reports_reason";
  CREATE TYPE "public"."enum_comment_reports_reason" AS ENUM('spam', 'unkind', 'off-topic', 'other');
  ALTER TABLE comment_reports ALTER COLUMN reason TYPE "enum_comment_reports_reason" USING reason::"enum_comment_reports_reason";
  DROP TYPE "public"."enum_comments_hidden_reason";`)
}
