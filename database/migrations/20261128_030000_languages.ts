import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The language of emails: of a person, of an order or a gift that a guest bought, of a wish, and of the email itself. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_users_language as enum ('en', 'de');
    alter table users add column language enum_users_language default 'en' not null;
    create type enum_orders_language as enum ('en', 'de');
    alter table orders add column language enum_orders_language default 'en' not null;
    create type enum_gift_card_sales_language as enum ('en', 'de');
    alter table gift_card_sales add column language enum_gift_card_sales_language default 'en' not null;
    create type enum_mail_outbox_language as enum ('en', 'de');
    alter table mail_outbox add column language enum_mail_outbox_language default 'en' not null;
    alter table item_alerts add column language enum_users_language default 'en' not null;
    alter table cart_reminders add column language enum_users_language default 'en' not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table cart_reminders drop column language;
    alter table item_alerts drop column language;
    alter table mail_outbox drop column language;
    drop type enum_mail_outbox_language;
    alter table gift_card_sales drop column language;
    drop type enum_gift_card_sales_language;
    alter table orders drop column language;
    drop type enum_orders_language;
    alter table users drop column language;
    drop type enum_users_language;`)
}
