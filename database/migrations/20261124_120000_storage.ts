import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Columns of Payload's storage plugin. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table media add column prefix varchar default '';
    alter table media add column _objectkey varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table media drop column prefix;
    alter table media drop column _objectkey;`)
}
