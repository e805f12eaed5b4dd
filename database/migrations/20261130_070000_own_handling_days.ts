import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** In how many working days we send the own goods of an order, as promised when it was placed. Earlier orders get the default. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`
    alter table orders add column own_handling_days numeric;
    update orders set own_handling_days = 3 where id in (select order_id from order_lines where maker = 'own')`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table orders drop column own_handling_days`)
}
