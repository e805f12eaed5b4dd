import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Nothing is ever looked for by an address, yet PostgreSQL would compare thousands of them with one another whenever a tenth of
// the orders has changed: half of what it does then.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE orders
    ALTER COLUMN shipping_address SET STATISTICS 0, ALTER COLUMN billing_address SET STATISTICS 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE orders
    ALTER COLUMN shipping_address SET STATISTICS -1, ALTER COLUMN billing_address SET STATISTICS -1;`)
}
