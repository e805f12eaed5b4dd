import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Withdrawals of single items: several statements per order, each with what it is about and gives back. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "withdrawals" ADD COLUMN "items" jsonb;
  ALTER TABLE "withdrawals" ADD COLUMN "refund_cents" numeric;
  ALTER TABLE "withdrawals" ADD COLUMN "form_key" varchar;
  UPDATE withdrawals w SET items = coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity) ORDER BY l.position)
    FROM order_lines l WHERE l.order_id = w.order_id AND l.cancelled_at IS NULL), '[]');
  ALTER TABLE "withdrawals" ALTER COLUMN "items" SET NOT NULL;
  ALTER TABLE "withdrawals" ALTER COLUMN "items" SET DEFAULT '[]';
  DROP INDEX "withdrawals_order_idx";
  CREATE INDEX "withdrawals_order_idx" ON "withdrawals" USING btree ("order_id");
  CREATE UNIQUE INDEX withdrawals_statement_idx ON withdrawals (order_id, form_key);`)
}

/** An order keeps its first statement. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX withdrawals_statement_idx;
  DROP INDEX "withdrawals_order_idx";
  DELETE FROM withdrawals w USING withdrawals f WHERE f.order_id = w.order_id AND f.id < w.id;
  CREATE UNIQUE INDEX "withdrawals_order_idx" ON "withdrawals" USING btree ("order_id");
  ALTER TABLE "withdrawals" DROP COLUMN "form_key";
  ALTER TABLE "withdrawals" DROP COLUMN "refund_cents";
  ALTER TABLE "withdrawals" DROP COLUMN "items";`)
}
