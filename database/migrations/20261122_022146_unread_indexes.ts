import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Nothing is found by these that others do not find as well, and each write pays for them. A cart is changed by every
// click in it: with room beside it and its moment in no index, PostgreSQL writes the new row next to the old one and
// touches no index at all. In the order in which an order is stored: neither waits for the other in a circle.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "carts_updated_at_idx";
    DROP INDEX "carts_created_at_idx";
    ALTER TABLE carts SET (fillfactor = 70);
    DROP INDEX "cart_items_created_at_idx";
    DROP INDEX "orders_fingerprint_idx";
    DROP INDEX "orders_access_key_hash_idx";
    DROP INDEX "orders_updated_at_idx";
    DROP INDEX "order_lines_updated_at_idx";
    DROP INDEX "order_lines_created_at_idx";
    DROP INDEX "order_events_updated_at_idx";
    DROP INDEX "order_events_created_at_idx";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE carts RESET (fillfactor);
    CREATE INDEX "orders_fingerprint_idx" ON "orders" USING btree ("fingerprint");
    CREATE INDEX "orders_access_key_hash_idx" ON "orders" USING btree ("access_key_hash");
    CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
    CREATE INDEX "cart_items_created_at_idx" ON "cart_items" USING btree ("created_at");
    CREATE INDEX "carts_updated_at_idx" ON "carts" USING btree ("updated_at");
    CREATE INDEX "carts_created_at_idx" ON "carts" USING btree ("created_at");
    CREATE INDEX "order_lines_updated_at_idx" ON "order_lines" USING btree ("updated_at");
    CREATE INDEX "order_lines_created_at_idx" ON "order_lines" USING btree ("created_at");
    CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
    CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");`)
}
