import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A contact message becomes a thread. What was marked as answered was answered elsewhere, so nobody knows when. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create type enum_contact_messages_status as enum ('open', 'waiting', 'closed');
    alter table contact_messages
      add column status enum_contact_messages_status default 'open' not null,
      add column waiting_since timestamp(3) with time zone,
      add column first_answered_at timestamp(3) with time zone,
      add column last_message_at timestamp(3) with time zone;
    update contact_messages set last_message_at = created_at, waiting_since = case when not is_answered then created_at end,
      status = case when is_answered then 'closed' else 'open' end::enum_contact_messages_status;
    alter table contact_messages drop column is_answered;
    create index contact_messages_status_idx on contact_messages (status);
    create type enum_thread_messages_kind as enum ('theirs', 'ours', 'note');
    create table thread_messages (
      id serial primary key,
      thread_id integer not null,
      author_id integer,
      kind enum_thread_messages_kind not null,
      text varchar not null,
      message_id varchar,
      sender varchar,
      is_held boolean default false not null,
      dropped_files numeric default 0 not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    alter table thread_messages
      add constraint thread_messages_thread_id_contact_messages_id_fk
        foreign key (thread_id) references contact_messages(id) on delete cascade,
      add constraint thread_messages_author_id_users_id_fk foreign key (author_id) references users(id) on delete set null;
    create index thread_messages_thread_idx on thread_messages (thread_id);
    create index thread_messages_author_idx on thread_messages (author_id);
    create unique index thread_messages_once on thread_messages (thread_id, message_id) where message_id is not null;
    create table saved_replies (
      id serial primary key,
      title varchar not null,
      text varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    create index saved_replies_updated_at_idx on saved_replies (updated_at);
    create index saved_replies_created_at_idx on saved_replies (created_at);
    alter table payload_locked_documents_rels
      add column thread_messages_id integer,
      add column saved_replies_id integer,
      add constraint payload_locked_documents_rels_thread_messages_fk
        foreign key (thread_messages_id) references thread_messages(id) on delete cascade,
      add constraint payload_locked_documents_rels_saved_replies_fk
        foreign key (saved_replies_id) references saved_replies(id) on delete cascade;
    create index payload_locked_documents_rels_thread_messages_id_idx on payload_locked_documents_rels (thread_messages_id);
    create index payload_locked_documents_rels_saved_replies_id_idx on payload_locked_documents_rels (saved_replies_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column thread_messages_id, drop column saved_replies_id;
    drop table saved_replies;
    drop table thread_messages;
    drop type enum_thread_messages_kind;
    alter table contact_messages add column is_answered boolean default false not null;
    update contact_messages set is_answered = status <> 'open';
    alter table contact_messages drop column status, drop column waiting_since, drop column first_answered_at,
      drop column last_message_at;
    drop type enum_contact_messages_status;
    create index contact_messages_is_answered_idx on contact_messages (is_answered);`)
}
