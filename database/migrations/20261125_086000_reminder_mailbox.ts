import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which mailbox got a reminder, as a hash. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table cart_reminders add column person_key text;
    create index cart_reminders_person_key_idx on cart_reminders (person_key) where person_key is not null;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table cart_reminders drop column person_key;`)
}
