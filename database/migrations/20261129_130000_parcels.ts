import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Parcels with their lines, the print provider's state of each line, and the line that a refund is for. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table orders add column parcels jsonb`)
  await db.execute(sql`
    update orders set parcels = jsonb_build_array(
      jsonb_build_object('printOrderId', provider_order_id, 'lineIds', '[]'::jsonb, 'tracking', tracking))
    where tracking is not null`)
  await db.execute(sql`alter table orders drop column tracking`)
  await db.execute(sql`create type enum_order_lines_print_state as enum ('in_production', 'shipped', 'cancelled')`)
  await db.execute(sql`alter table order_lines add column print_state enum_order_lines_print_state`)
  await db.execute(sql`
    alter table refunds add column line_id integer references order_lines (id) on delete set null`)
  await db.execute(sql`create index refunds_line_idx on refunds (line_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table refunds drop column line_id`)
  await db.execute(sql`alter table order_lines drop column print_state`)
  await db.execute(sql`drop type enum_order_lines_print_state`)
  await db.execute(sql`alter table orders add column tracking jsonb`)
  await db.execute(sql`
    update orders set tracking = jsonb_path_query_array(parcels, '$[*].tracking[*]') where parcels is not null`)
  await db.execute(sql`alter table orders drop column parcels`)
}
