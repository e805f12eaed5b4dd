import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sync_runs_trigger" AS ENUM('employee', 'schedule', 'provider', 'seed');
  CREATE TYPE "public"."enum_sync_runs_outcome" AS ENUM('running', 'done', 'failed');
  CREATE TABLE "sync_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"trigger" "enum_sync_runs_trigger" NOT NULL,
  	"outcome" "enum_sync_runs_outcome" NOT NULL,
  	"step" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"count" numeric,
  	"created" numeric,
  	"updated" numeric,
  	"hidden" numeric,
  	"skipped" jsonb,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sync_runs_id" integer;
  CREATE INDEX "sync_runs_updated_at_idx" ON "sync_runs" USING btree ("updated_at");
  CREATE INDEX "sync_runs_created_at_idx" ON "sync_runs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sync_runs_fk" FOREIGN KEY ("sync_runs_id") REFERENCES "public"."sync_runs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sync_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("sync_runs_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sync_runs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sync_runs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sync_runs_fk";
  
  DROP INDEX "payload_locked_documents_rels_sync_runs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sync_runs_id";
  DROP TYPE "public"."enum_sync_runs_trigger";
  DROP TYPE "public"."enum_sync_runs_outcome";`)
}
