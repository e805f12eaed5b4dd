import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Nothing is ever looked for by an address, yet PostgreSQL would compare thousands of them with one another whenever a tenth of
// the orders has changed. Told their type, which they have already, it forgets what it knew of them: some stand there whole.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE orders
    ALTER COLUMN shipping_address SET STATISTICS 0, ALTER COLUMN shipping_address TYPE jsonb,
    ALTER COLUMN billing_address SET STATISTICS 0, ALTER COLUMN billing_address TYPE jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE orders
    ALTER COLUMN shipping_address SET STATISTICS -1, ALTER COLUMN billing_address SET STATISTICS -1;`)
}
