import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Changes of paid orders, fresh links to them, and invoices. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table orders
      add column content_version integer not null default 1,
      add column sent_version integer not null default 1,
      add column print_started_at timestamp(3) with time zone;
    update orders set print_started_at = confirmed_at where confirmed_at is not null;
    alter table order_lines add column cancelled_at timestamp(3) with time zone;
    create table order_links (
      key_hash text primary key,
      order_id integer not null references orders(id) on delete cascade,
      expires_at timestamptz not null,
      created_at timestamptz not null
    );
    create index order_links_order on order_links (order_id);
    create index order_links_expires on order_links (expires_at);
    create table invoice_counters (kind text primary key, last integer not null);
    create type enum_invoices_kind as enum ('invoice', 'credit_note');
    create table invoices (
      id serial primary key,
      order_id integer not null,
      kind enum_invoices_kind not null,
      number varchar not null,
      refund_id integer,
      total_cents numeric default 0 not null,
      tax_cents numeric default 0 not null,
      issued_at timestamp(3) with time zone not null,
      data jsonb not null,
      updated_at timestamp(3) with time zone default now() not null,
      created_at timestamp(3) with time zone default now() not null,
      constraint invoices_refund check ((kind = 'credit_note') = (refund_id is not null))
    );
    alter table invoices
      add constraint invoices_order_id_orders_id_fk foreign key (order_id) references orders(id) on delete restrict,
      add constraint invoices_refund_id_refunds_id_fk foreign key (refund_id) references refunds(id) on delete restrict;
    create unique index invoices_number_idx on invoices (number);
    create unique index invoices_refund_idx on invoices (refund_id);
    create unique index invoices_one on invoices (order_id) where kind = 'invoice';
    create index invoices_order_idx on invoices (order_id);
    create index invoices_created_at_idx on invoices (created_at);
    create index invoices_updated_at_idx on invoices (updated_at);
    alter table payload_locked_documents_rels add column invoices_id integer,
      add constraint payload_locked_documents_rels_invoices_fk foreign key (invoices_id) references invoices(id) on delete cascade;
    create index payload_locked_documents_rels_invoices_id_idx on payload_locked_documents_rels (invoices_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table payload_locked_documents_rels drop column invoices_id;
    drop table invoices;
    drop type enum_invoices_kind;
    drop table invoice_counters;
    drop table order_links;
    alter table order_lines drop column cancelled_at;
    alter table orders drop column content_version, drop column sent_version,
      drop column print_started_at;`)
}
