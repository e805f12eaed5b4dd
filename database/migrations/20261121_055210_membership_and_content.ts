import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_prepared_status" AS ENUM('published', 'pending', 'scheduled');
  CREATE TYPE "public"."enum__posts_v_version_prepared_status" AS ENUM('published', 'pending', 'scheduled');
  CREATE TYPE "public"."enum_subscriptions_suspended_for" AS ENUM('refund', 'dispute');
  ALTER TYPE "public"."enum_media_state" ADD VALUE 'converting';
  ALTER TYPE "public"."enum_media_state" ADD VALUE 'failed';
  ALTER TABLE "posts" ADD COLUMN "prepared_status" "enum_posts_prepared_status";
  ALTER TABLE "_posts_v" ADD COLUMN "version_prepared_status" "enum__posts_v_version_prepared_status";
  ALTER TABLE "media" ADD COLUMN "problem" varchar;
  ALTER TABLE "users" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "started_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "first_paid_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "suspended_at" timestamp(3) with time zone;
  ALTER TABLE "subscriptions" ADD COLUMN "suspended_for" "enum_subscriptions_suspended_for";
  CREATE INDEX "users_closed_at_idx" ON "users" USING btree ("closed_at");
  CREATE INDEX "subscriptions_ended_at_idx" ON "subscriptions" USING btree ("ended_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "media" ALTER COLUMN "state" SET DEFAULT 'ready'::text;
  DROP TYPE "public"."enum_media_state";
  CREATE TYPE "public"."enum_media_state" AS ENUM('ticket', 'receiving', 'ready');
  ALTER TABLE "media" ALTER COLUMN "state" SET DEFAULT 'ready'::"public"."enum_media_state";
  ALTER TABLE "media" ALTER COLUMN "state" SET DATA TYPE "public"."enum_media_state" USING "state"::"public"."enum_media_state";
  DROP INDEX "users_closed_at_idx";
  DROP INDEX "subscriptions_ended_at_idx";
  ALTER TABLE "posts" DROP COLUMN "prepared_status";
  ALTER TABLE "_posts_v" DROP COLUMN "version_prepared_status";
  ALTER TABLE "media" DROP COLUMN "problem";
  ALTER TABLE "users" DROP COLUMN "closed_at";
  ALTER TABLE "subscriptions" DROP COLUMN "started_at";
  ALTER TABLE "subscriptions" DROP COLUMN "first_paid_at";
  ALTER TABLE "subscriptions" DROP COLUMN "suspended_at";
  ALTER TABLE "subscriptions" DROP COLUMN "suspended_for";
  DROP TYPE "public"."enum_posts_prepared_status";
  DROP TYPE "public"."enum__posts_v_version_prepared_status";
  DROP TYPE "public"."enum_subscriptions_suspended_for";`)
}
