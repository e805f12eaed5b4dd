import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where a post happened, and what may be collected there. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_place_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  CREATE TYPE "public"."enum__posts_v_version_place_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  ALTER TABLE "posts" ADD COLUMN "place_state" "enum_posts_place_state";
  ALTER TABLE "posts" ADD COLUMN "place_latitude" numeric;
  ALTER TABLE "posts" ADD COLUMN "place_longitude" numeric;
  ALTER TABLE "posts" ADD COLUMN "collecting_rule" varchar;
  ALTER TABLE "posts" ADD COLUMN "collecting_source_url" varchar;
  ALTER TABLE "posts" ADD COLUMN "collecting_checked_on" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_place_state" "enum__posts_v_version_place_state";
  ALTER TABLE "_posts_v" ADD COLUMN "version_place_latitude" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_place_longitude" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_collecting_rule" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_collecting_source_url" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_collecting_checked_on" timestamp(3) with time zone;
  CREATE INDEX posts_by_state ON posts USING btree (place_state, created_at DESC, id DESC) WHERE ((place_state IS NOT NULL) AND (deleted_at IS NULL));
  DROP TRIGGER posts_announced ON posts;
  CREATE TRIGGER posts_announced AFTER INSERT OR DELETE OR UPDATE OF id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id, video_duration, author_id, created_at, deleted_at, series_id, _posts_parts_order, place_state, place_latitude, place_longitude, collecting_rule, collecting_source_url, collecting_checked_on OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER posts_announced ON posts;
  CREATE TRIGGER posts_announced AFTER INSERT OR DELETE OR UPDATE OF id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id, video_duration, author_id, created_at, deleted_at, series_id, _posts_parts_order OR TRUNCATE ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
  DROP INDEX posts_by_state;
  ALTER TABLE "posts" DROP COLUMN "place_state";
  ALTER TABLE "posts" DROP COLUMN "place_latitude";
  ALTER TABLE "posts" DROP COLUMN "place_longitude";
  ALTER TABLE "posts" DROP COLUMN "collecting_rule";
  ALTER TABLE "posts" DROP COLUMN "collecting_source_url";
  ALTER TABLE "posts" DROP COLUMN "collecting_checked_on";
  ALTER TABLE "_posts_v" DROP COLUMN "version_place_state";
  ALTER TABLE "_posts_v" DROP COLUMN "version_place_latitude";
  ALTER TABLE "_posts_v" DROP COLUMN "version_place_longitude";
  ALTER TABLE "_posts_v" DROP COLUMN "version_collecting_rule";
  ALTER TABLE "_posts_v" DROP COLUMN "version_collecting_source_url";
  ALTER TABLE "_posts_v" DROP COLUMN "version_collecting_checked_on";
  DROP TYPE "public"."enum_posts_place_state";
  DROP TYPE "public"."enum__posts_v_version_place_state";`)
}
