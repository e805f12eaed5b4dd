import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The creator on the landing page. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table landing add column creator_name varchar;
    alter table landing add column creator_text varchar;
    alter table landing add column creator_portrait_id integer
      constraint landing_creator_portrait_id_media_id_fk references media(id) on delete set null;
    create index landing_creator_portrait_idx on landing (creator_portrait_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table landing drop column creator_portrait_id, drop column creator_text, drop column creator_name;`)
}
