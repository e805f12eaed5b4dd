import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What buyers report after delivery, what was said about it, and how it was settled. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders add column replaces_id integer,
      add constraint orders_replaces_id_orders_id_fk foreign key (replaces_id) references orders(id) on delete set null;
    create index orders_replaces_idx on orders (replaces_id);
    create type enum_claims_kind as enum ('damaged', 'misprint', 'wrong_item', 'missing', 'other');
    create type enum_claims_status as enum ('open', 'answered', 'replaced', 'refunded', 'declined');
    create table claims (
      id serial primary key,
      order_id integer not null,
      kind enum_claims_kind not null,
      status enum_claims_status default 'open' not null,
      lines jsonb not null,
      settled_at timestamp(3) with time zone,
      refund_id integer,
      replacement_id integer,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    alter table claims
      add constraint claims_order_id_orders_id_fk foreign key (order_id) references orders(id) on delete restrict,
      add constraint claims_refund_id_refunds_id_fk foreign key (refund_id) references refunds(id) on delete set null,
      add constraint claims_replacement_id_orders_id_fk foreign key (replacement_id) references orders(id) on delete set null;
    create index claims_order_idx on claims (order_id);
    create index claims_status_idx on claims (status);
    create unique index claims_one_open on claims (order_id) where status in ('open', 'answered');
    create index claims_refund_idx on claims (refund_id);
    create index claims_replacement_idx on claims (replacement_id);
    create index claims_created_at_idx on claims (created_at);
    create index claims_updated_at_idx on claims (updated_at);
    create table claim_messages (
      id serial primary key,
      claim_id integer not null,
      author_id integer,
      from_staff boolean default false not null,
      text varchar not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null
    );
    alter table claim_messages
      add constraint claim_messages_claim_id_claims_id_fk foreign key (claim_id) references claims(id) on delete cascade,
      add constraint claim_messages_author_id_users_id_fk foreign key (author_id) references users(id) on delete set null;
    create index claim_messages_claim_idx on claim_messages (claim_id);
    create index claim_messages_author_idx on claim_messages (author_id);
    create table claim_photos (
      id serial primary key,
      claim_id integer not null references claims(id) on delete cascade,
      bytes bytea not null,
      created_at timestamptz not null
    );
    create index claim_photos_claim on claim_photos (claim_id);
    alter table payload_locked_documents_rels
      add column claims_id integer,
      add column claim_messages_id integer,
      add constraint payload_locked_documents_rels_claims_fk foreign key (claims_id) references claims(id) on delete cascade,
      add constraint payload_locked_documents_rels_claim_messages_fk
        foreign key (claim_messages_id) references claim_messages(id) on delete cascade;
    create index payload_locked_documents_rels_claims_id_idx on payload_locked_documents_rels (claims_id);
    create index payload_locked_documents_rels_claim_messages_id_idx on payload_locked_documents_rels (claim_messages_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column claims_id, drop column claim_messages_id;
    drop table claim_photos;
    drop table claim_messages;
    drop table claims;
    drop type enum_claims_status;
    drop type enum_claims_kind;
    alter table orders drop column replaces_id;`)
}
