import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A closed account keeps its customer at the card provider. A new account of the same customer can have it too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index users_card_customer_id_idx;
    create index users_card_customer_id_idx on users using btree (card_customer_id);
    create unique index users_one_customer on users (card_customer_id) where closed_at is null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index users_one_customer;
    update users u set card_customer_id = null where closed_at is not null and exists (
      select 1 from users o where o.card_customer_id = u.card_customer_id and o.id <> u.id and (o.closed_at is null or o.id > u.id));
    drop index users_card_customer_id_idx;
    create unique index users_card_customer_id_idx on users using btree (card_customer_id);`)
}
