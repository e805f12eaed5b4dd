import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Links that change an account's email address, and links that change it back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mailed_links_purpose" ADD VALUE 'change-email';
  ALTER TYPE "public"."enum_mailed_links_purpose" ADD VALUE 'undo-email-change';
  ALTER TABLE "mailed_links" ADD COLUMN "email" varchar;
  CREATE INDEX mailed_links_email ON mailed_links (email) WHERE email IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM mailed_links WHERE email IS NOT NULL;
  DROP INDEX mailed_links_email;
  ALTER TABLE "mailed_links" DROP COLUMN "email";
  ALTER TABLE "mailed_links" ALTER COLUMN "purpose" TYPE varchar;
  DROP TYPE "public"."enum_mailed_links_purpose";
  CREATE TYPE "public"."enum_mailed_links_purpose" AS ENUM('reset-password', 'verify-email');
  ALTER TABLE "mailed_links" ALTER COLUMN "purpose" TYPE "enum_mailed_links_purpose" USING "purpose"::"enum_mailed_links_purpose";`)
}
