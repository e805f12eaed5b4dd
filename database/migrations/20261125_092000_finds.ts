import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people found, for themselves; the collection has only what its finder lets the creator show. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table logged_finds (
      id serial primary key,
      user_id integer not null references users(id) on delete cascade,
      catalogue_number varchar not null,
      stone varchar not null,
      found_on date,
      place varchar not null,
      state varchar,
      cell_latitude numeric,
      cell_longitude numeric,
      notes varchar not null,
      may_show boolean default false not null,
      show_name boolean default false not null,
      chosen_at timestamp(3) with time zone,
      share_key varchar,
      shares_place boolean default false not null,
      shares_notes boolean default false not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint logged_finds_chosen check (chosen_at is null or may_show)
    );
    create unique index logged_finds_number on logged_finds (user_id, lower(catalogue_number));
    create index logged_finds_newest on logged_finds (user_id, coalesce(found_on, created_at at time zone 'UTC') desc, id desc);
    create unique index logged_finds_share_key on logged_finds (share_key) where share_key is not null;
    create index logged_finds_chosen_at on logged_finds (chosen_at desc) where chosen_at is not null;
    create index logged_finds_shown on logged_finds (created_at desc) where may_show;
    create index logged_finds_updated_at_idx on logged_finds (updated_at);
    create index logged_finds_created_at_idx on logged_finds (created_at);
    create table logged_find_photos (
      id serial primary key,
      find_id integer not null references logged_finds(id) on delete cascade,
      bytes bytea not null,
      small bytea not null,
      created_at timestamptz not null
    );
    create index logged_find_photos_find on logged_find_photos (find_id, id);
    create trigger logged_finds_announced after update on logged_finds for each row
      when (old.chosen_at is not null or new.chosen_at is not null) execute function announce_change('site');
    create trigger logged_finds_deleted after delete on logged_finds for each row
      when (old.chosen_at is not null) execute function announce_change('site');
    alter table payload_locked_documents_rels add column logged_finds_id integer,
      add constraint payload_locked_documents_rels_logged_finds_fk
        foreign key (logged_finds_id) references logged_finds(id) on delete cascade;
    create index payload_locked_documents_rels_logged_finds_id_idx on payload_locked_documents_rels (logged_finds_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column logged_finds_id;
    drop table logged_find_photos;
    drop table logged_finds;`)
}
