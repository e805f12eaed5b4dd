import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Drafts, a fourth kind of post, and series with parts in a chosen order. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_posts_status" ADD VALUE 'draft';
  ALTER TYPE "public"."enum_posts_category" ADD VALUE 'field-notes';
  ALTER TYPE "public"."enum_posts_prepared_status" ADD VALUE 'draft';
  ALTER TYPE "public"."enum__posts_v_version_status" ADD VALUE 'draft';
  ALTER TYPE "public"."enum__posts_v_version_category" ADD VALUE 'field-notes';
  ALTER TYPE "public"."enum__posts_v_version_prepared_status" ADD VALUE 'draft';
  CREATE TABLE "series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "_posts_parts_order" varchar;
  ALTER TABLE "posts" ADD COLUMN "series_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version__posts_parts_order" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_series_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "series_id" integer;
  ALTER TABLE "series" ADD CONSTRAINT "series_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "series_slug_idx" ON "series" USING btree ("slug");
  CREATE INDEX "series_cover_idx" ON "series" USING btree ("cover_id");
  CREATE INDEX "series_updated_at_idx" ON "series" USING btree ("updated_at");
  CREATE INDEX "series_created_at_idx" ON "series" USING btree ("created_at");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_series_id_series_id_fk" FOREIGN KEY ("version_series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts__posts_parts_order_idx" ON "posts" USING btree ("_posts_parts_order");
  CREATE INDEX "posts_series_idx" ON "posts" USING btree ("series_id");
  CREATE INDEX "_posts_v_version_version__posts_parts_order_idx" ON "_posts_v" USING btree ("version__posts_parts_order");
  CREATE INDEX "_posts_v_version_version_series_idx" ON "_posts_v" USING btree ("version_series_id");
  CREATE INDEX "payload_locked_documents_rels_series_id_idx" ON "payload_locked_documents_rels" USING btree ("series_id");
  CREATE INDEX posts_by_kind ON posts USING btree (category, created_at DESC, id DESC) INCLUDE (status, author_id) WHERE (deleted_at IS NULL);
  DROP TRIGGER posts_announced ON posts;
  CREATE TRIGGER posts_announced AFTER INSERT OR DELETE OR UPDATE OF id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id, video_duration, author_id, created_at, deleted_at, series_id, _posts_parts_order OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
  CREATE TRIGGER series_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON series FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE posts SET status = 'pending' WHERE status = 'draft';
  UPDATE posts SET prepared_status = 'pending' WHERE prepared_status = 'draft';
  UPDATE posts SET category = 'hunt' WHERE category = 'field-notes';
  UPDATE _posts_v SET version_status = 'pending' WHERE version_status = 'draft';
  UPDATE _posts_v SET version_prepared_status = 'pending' WHERE version_prepared_status = 'draft';
  UPDATE _posts_v SET version_category = 'hunt' WHERE version_category = 'field-notes';
  DROP TRIGGER posts_announced ON posts;
  DROP INDEX posts_by_kind;
  DROP INDEX posts_waiting;
  DROP TABLE "series" CASCADE;
  ALTER TABLE "posts" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "posts" ALTER COLUMN "status" SET DEFAULT 'published'::text;
  DROP TYPE "public"."enum_posts_status";
  CREATE TYPE "public"."enum_posts_status" AS ENUM('published', 'pending', 'processing', 'scheduled');
  ALTER TABLE "posts" ALTER COLUMN "status" SET DEFAULT 'published'::"public"."enum_posts_status";
  ALTER TABLE "posts" ALTER COLUMN "status" SET DATA TYPE "public"."enum_posts_status" USING "status"::"public"."enum_posts_status";
  ALTER TABLE "posts" ALTER COLUMN "category" SET DATA TYPE text;
  ALTER TABLE "posts" ALTER COLUMN "category" SET DEFAULT 'hunt'::text;
  DROP TYPE "public"."enum_posts_category";
  CREATE TYPE "public"."enum_posts_category" AS ENUM('hunt', 'gear-review', 'q-and-a');
  ALTER TABLE "posts" ALTER COLUMN "category" SET DEFAULT 'hunt'::"public"."enum_posts_category";
  ALTER TABLE "posts" ALTER COLUMN "category" SET DATA TYPE "public"."enum_posts_category" USING "category"::"public"."enum_posts_category";
  ALTER TABLE "posts" ALTER COLUMN "prepared_status" SET DATA TYPE text;
  DROP TYPE "public"."enum_posts_prepared_status";
  CREATE TYPE "public"."enum_posts_prepared_status" AS ENUM('published', 'pending', 'scheduled');
  ALTER TABLE "posts" ALTER COLUMN "prepared_status" SET DATA TYPE "public"."enum_posts_prepared_status" USING "prepared_status"::"public"."enum_posts_prepared_status";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_status" SET DATA TYPE text;
  ALTER TABLE "_posts_v" ALTER COLUMN "version_status" SET DEFAULT 'published'::text;
  DROP TYPE "public"."enum__posts_v_version_status";
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('published', 'pending', 'processing', 'scheduled');
  ALTER TABLE "_posts_v" ALTER COLUMN "version_status" SET DEFAULT 'published'::"public"."enum__posts_v_version_status";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_status" SET DATA TYPE "public"."enum__posts_v_version_status" USING "version_status"::"public"."enum__posts_v_version_status";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_category" SET DATA TYPE text;
  ALTER TABLE "_posts_v" ALTER COLUMN "version_category" SET DEFAULT 'hunt'::text;
  DROP TYPE "public"."enum__posts_v_version_category";
  CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('hunt', 'gear-review', 'q-and-a');
  ALTER TABLE "_posts_v" ALTER COLUMN "version_category" SET DEFAULT 'hunt'::"public"."enum__posts_v_version_category";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_category" SET DATA TYPE "public"."enum__posts_v_version_category" USING "version_category"::"public"."enum__posts_v_version_category";
  ALTER TABLE "_posts_v" ALTER COLUMN "version_prepared_status" SET DATA TYPE text;
  DROP TYPE "public"."enum__posts_v_version_prepared_status";
  CREATE TYPE "public"."enum__posts_v_version_prepared_status" AS ENUM('published', 'pending', 'scheduled');
  ALTER TABLE "_posts_v" ALTER COLUMN "version_prepared_status" SET DATA TYPE "public"."enum__posts_v_version_prepared_status" USING "version_prepared_status"::"public"."enum__posts_v_version_prepared_status";
  DROP INDEX "posts__posts_parts_order_idx";
  DROP INDEX "posts_series_idx";
  DROP INDEX "_posts_v_version_version__posts_parts_order_idx";
  DROP INDEX "_posts_v_version_version_series_idx";
  DROP INDEX "payload_locked_documents_rels_series_id_idx";
  ALTER TABLE "posts" DROP COLUMN "_posts_parts_order";
  ALTER TABLE "posts" DROP COLUMN "series_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version__posts_parts_order";
  ALTER TABLE "_posts_v" DROP COLUMN "version_series_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "series_id";
  CREATE INDEX posts_waiting ON posts USING btree (created_at) WHERE ((status = 'pending'::enum_posts_status) AND (deleted_at IS NULL));
  CREATE TRIGGER posts_announced AFTER INSERT OR DELETE OR UPDATE OF id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id, video_duration, author_id, created_at, deleted_at OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');`)
}
