import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_dispute_outcome" AS ENUM('open', 'won', 'lost');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('requested', 'pending', 'succeeded', 'failed');
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar NOT NULL,
  	"status" "enum_refunds_status" DEFAULT 'requested' NOT NULL,
  	"provider_refund_id" varchar,
  	"requested_by_id" integer,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "provider_cost_cents" numeric;
  ALTER TABLE "orders" ADD COLUMN "superseded_by_id" integer;
  ALTER TABLE "orders" ADD COLUMN "disputed_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "dispute_outcome" "enum_orders_dispute_outcome";
  ALTER TABLE "orders" ADD COLUMN "cancel_requested_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp(3) with time zone;
  ALTER TABLE "orders" ADD COLUMN "checked_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refunds_id" integer;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_id_users_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_status_idx" ON "refunds" USING btree ("status");
  CREATE UNIQUE INDEX "refunds_provider_refund_id_idx" ON "refunds" USING btree ("provider_refund_id");
  CREATE INDEX "refunds_requested_by_idx" ON "refunds" USING btree ("requested_by_id");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  ALTER TABLE "orders" ADD CONSTRAINT "orders_superseded_by_id_orders_id_fk" FOREIGN KEY ("superseded_by_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refunds_fk" FOREIGN KEY ("refunds_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "orders_superseded_by_idx" ON "orders" USING btree ("superseded_by_id");
  CREATE INDEX "orders_disputed_at_idx" ON "orders" USING btree ("disputed_at");
  CREATE INDEX "payload_locked_documents_rels_refunds_id_idx" ON "payload_locked_documents_rels" USING btree ("refunds_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "refunds" CASCADE;
  ALTER TABLE "orders" DROP CONSTRAINT "orders_superseded_by_id_orders_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refunds_fk";
  
  DROP INDEX "orders_superseded_by_idx";
  DROP INDEX "orders_disputed_at_idx";
  DROP INDEX "payload_locked_documents_rels_refunds_id_idx";
  ALTER TABLE "orders" DROP COLUMN "provider_cost_cents";
  ALTER TABLE "orders" DROP COLUMN "superseded_by_id";
  ALTER TABLE "orders" DROP COLUMN "disputed_at";
  ALTER TABLE "orders" DROP COLUMN "dispute_outcome";
  ALTER TABLE "orders" DROP COLUMN "cancel_requested_at";
  ALTER TABLE "orders" DROP COLUMN "shipped_at";
  ALTER TABLE "orders" DROP COLUMN "checked_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refunds_id";
  DROP TYPE "public"."enum_orders_dispute_outcome";
  DROP TYPE "public"."enum_refunds_status";`)
}
