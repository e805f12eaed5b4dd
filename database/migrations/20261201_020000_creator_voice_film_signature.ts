import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The creator's film or voice, what visitors get of it, and a signature. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_landing_creator_film_use as enum ('film', 'voice');
    alter table landing
      add column creator_film_id integer constraint landing_creator_film_id_media_id_fk references media (id) on delete set null,
      add column creator_film_use enum_landing_creator_film_use not null default 'film',
      add column creator_clip_id integer constraint landing_creator_clip_id_media_id_fk references media (id) on delete set null,
      add column creator_clip_poster_id integer
        constraint landing_creator_clip_poster_id_media_id_fk references media (id) on delete set null,
      add column creator_signature_id integer
        constraint landing_creator_signature_id_media_id_fk references media (id) on delete set null;
    create index landing_creator_film_idx on landing (creator_film_id);
    create index landing_creator_clip_idx on landing (creator_clip_id);
    create index landing_creator_clip_poster_idx on landing (creator_clip_poster_id);
    create index landing_creator_signature_idx on landing (creator_signature_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table landing drop column creator_film_id, drop column creator_film_use, drop column creator_clip_id,
      drop column creator_clip_poster_id, drop column creator_signature_id;
    drop type enum_landing_creator_film_use`)
}
