import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Stones that people ask about, their photos, and the answers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_identifications_status as enum ('draft', 'waiting', 'answered');
    create type enum_identifications_confidence as enum ('certain', 'likely', 'guess');
    create table identifications (
      id serial primary key,
      user_id integer not null,
      status enum_identifications_status default 'draft' not null,
      is_member boolean default false not null,
      asked_at timestamp(3) with time zone not null,
      size_mm numeric not null,
      weight_g numeric,
      streak varchar,
      place varchar,
      note varchar,
      is_public boolean default false not null,
      answer_name varchar,
      confidence enum_identifications_confidence,
      reasons varchar,
      answered_by_id integer,
      answered_at timestamp(3) with time zone,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    alter table identifications
      add constraint identifications_user_id_users_id_fk foreign key (user_id) references users(id) on delete cascade,
      add constraint identifications_answered_by_id_users_id_fk foreign key (answered_by_id) references users(id) on delete set null;
    create index identifications_user_idx on identifications (user_id);
    create index identifications_answered_by_idx on identifications (answered_by_id);
    create index identifications_updated_at_idx on identifications (updated_at);
    create index identifications_created_at_idx on identifications (created_at);
    create index identifications_queue on identifications ((not is_member), asked_at, id) where status = 'waiting';
    create index identifications_shown on identifications (answered_at desc, id desc) where status = 'answered' and is_public;
    create table stone_photos (
      id serial primary key,
      identification_id integer not null references identifications(id) on delete cascade,
      kind varchar not null,
      bytes bytea not null,
      created_at timestamptz not null
    );
    create unique index stone_photos_kind on stone_photos (identification_id, kind);
    alter table payload_locked_documents_rels add column identifications_id integer,
      add constraint payload_locked_documents_rels_identifications_fk
        foreign key (identifications_id) references identifications(id) on delete cascade;
    create index payload_locked_documents_rels_identifications_id_idx on payload_locked_documents_rels (identifications_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column identifications_id;
    drop table stone_photos;
    drop table identifications;
    drop type enum_identifications_confidence;
    drop type enum_identifications_status;`)
}
