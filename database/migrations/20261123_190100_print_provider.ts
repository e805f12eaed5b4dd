import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The print provider's newest answers stay with the order, for the fields that nothing reads yet. A variant that costs
 * more than its price isn't sold until an employee allows it; the next sync judges those that are on sale today.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE orders ADD COLUMN print_answer jsonb;
    ALTER TABLE "variants" ADD COLUMN "below_cost" boolean DEFAULT false NOT NULL;
    ALTER TABLE "variants" ADD COLUMN "sell_below_cost" boolean DEFAULT false NOT NULL;
    CREATE INDEX "variants_below_cost_idx" ON "variants" USING btree ("below_cost");
    UPDATE merchandise SET fingerprint = NULL WHERE id IN (
      SELECT merchandise_id FROM variants WHERE sellable AND retail_price_cents < cost_cents
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "variants" DROP COLUMN "sell_below_cost";
    ALTER TABLE "variants" DROP COLUMN "below_cost";
    ALTER TABLE orders DROP COLUMN print_answer;
  `)
}
