import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Idempotency keys are random and stored: a key built from a serial id names another action after a restore. Orders
 * that come from a backup wait for a person. Alerts are problems of no single order.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "alerts" (
      "id" serial PRIMARY KEY NOT NULL,
      "message" varchar NOT NULL,
      "is_resolved" boolean DEFAULT false NOT NULL,
      "note" varchar,
      "key" varchar NOT NULL,
      "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
      "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE INDEX "alerts_is_resolved_idx" ON "alerts" USING btree ("is_resolved");
    CREATE UNIQUE INDEX "alerts_key_idx" ON "alerts" USING btree ("key");
    CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
    CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
    ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alerts_id" integer;
    ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk"
      FOREIGN KEY ("alerts_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
    CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("alerts_id");

    ALTER TABLE orders ADD COLUMN idempotency_key text NOT NULL DEFAULT gen_random_uuid()::text;
    ALTER TABLE refunds ADD COLUMN idempotency_key text NOT NULL DEFAULT gen_random_uuid()::text;
    ALTER TABLE subscriptions ADD COLUMN idempotency_key text NOT NULL DEFAULT gen_random_uuid()::text;
    ALTER TABLE users ADD COLUMN customer_idempotency_key text NOT NULL DEFAULT gen_random_uuid()::text;

    ALTER TABLE orders ADD COLUMN restored_at timestamptz;
    CREATE TABLE reconcile_marks (name text PRIMARY KEY, succeeded_at timestamptz NOT NULL);
    CREATE TABLE card_account (
      is_only_row boolean PRIMARY KEY DEFAULT true CHECK (is_only_row),
      is_live boolean NOT NULL,
      account_id text
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE card_account;
    DROP TABLE reconcile_marks;
    ALTER TABLE orders DROP COLUMN restored_at;
    ALTER TABLE users DROP COLUMN customer_idempotency_key;
    ALTER TABLE subscriptions DROP COLUMN idempotency_key;
    ALTER TABLE refunds DROP COLUMN idempotency_key;
    ALTER TABLE orders DROP COLUMN idempotency_key;
    ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alerts_id";
    DROP TABLE "alerts";
  `)
}
