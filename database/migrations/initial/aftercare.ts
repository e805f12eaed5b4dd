/** Invoices, claims and withdrawals of orders. */
export const aftercare = String.raw`
create table invoice_counters (
  kind text primary key,
  last integer not null
);

create type enum_invoices_kind as enum ('invoice', 'credit_note');
create table invoices (
  id serial primary key,
  order_id integer not null constraint invoices_order_id_orders_id_fk references orders (id) on delete restrict,
  kind enum_invoices_kind not null,
  number varchar not null,
  refund_id integer constraint invoices_refund_id_refunds_id_fk references refunds (id) on delete restrict,
  total_cents numeric not null default 0,
  tax_cents numeric not null default 0,
  issued_at timestamptz(3) not null,
  data jsonb not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  constraint invoices_refund check ((kind = 'credit_note') = (refund_id is not null))
);
create index invoices_created_at_idx on invoices (created_at);
create unique index invoices_number_idx on invoices (number);
create unique index invoices_one on invoices (order_id) where kind = 'invoice';
create index invoices_order_idx on invoices (order_id);
create unique index invoices_refund_idx on invoices (refund_id);
create index invoices_updated_at_idx on invoices (updated_at);

create type enum_claims_kind as enum ('damaged', 'misprint', 'wrong_item', 'missing', 'other');
create type enum_claims_status as enum ('open', 'answered', 'replaced', 'refunded', 'declined');
create table claims (
  id serial primary key,
  order_id integer not null constraint claims_order_id_orders_id_fk references orders (id) on delete restrict,
  kind enum_claims_kind not null,
  status enum_claims_status not null default 'open',
  lines jsonb not null,
  settled_at timestamptz(3),
  refund_id integer constraint claims_refund_id_refunds_id_fk references refunds (id) on delete set null,
  replacement_id integer constraint claims_replacement_id_orders_id_fk references orders (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index claims_created_at_idx on claims (created_at);
create unique index claims_one_open on claims (order_id) where status in ('open', 'answered');
create index claims_order_idx on claims (order_id);
create index claims_refund_idx on claims (refund_id);
create index claims_replacement_idx on claims (replacement_id);
create index claims_status_idx on claims (status);
create index claims_updated_at_idx on claims (updated_at);

create table claim_messages (
  id serial primary key,
  claim_id integer not null constraint claim_messages_claim_id_claims_id_fk references claims (id) on delete cascade,
  author_id integer constraint claim_messages_author_id_users_id_fk references users (id) on delete set null,
  from_staff boolean not null default false,
  text varchar not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index claim_messages_author_idx on claim_messages (author_id);
create index claim_messages_claim_idx on claim_messages (claim_id);

create table claim_photos (
  id serial primary key,
  claim_id integer not null references claims (id) on delete cascade,
  bytes bytea not null,
  created_at timestamptz not null
);
create index claim_photos_claim on claim_photos (claim_id);

create type enum_withdrawals_state as enum ('open', 'returned', 'waived', 'canceled');
create table withdrawals (
  id serial primary key,
  order_id integer not null constraint withdrawals_order_id_orders_id_fk references orders (id) on delete set null,
  state enum_withdrawals_state not null default 'open',
  name varchar not null,
  email varchar not null,
  submitted_at timestamptz(3) not null,
  settled_at timestamptz(3),
  settled_by_id integer constraint withdrawals_settled_by_id_users_id_fk references users (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  items jsonb not null default '[]',
  refund_cents numeric,
  form_key varchar
);
create index withdrawals_created_at_idx on withdrawals (created_at);
create index withdrawals_order_idx on withdrawals (order_id);
create index withdrawals_settled_by_idx on withdrawals (settled_by_id);
create index withdrawals_state_idx on withdrawals (state);
create unique index withdrawals_statement_idx on withdrawals (order_id, form_key);
create index withdrawals_updated_at_idx on withdrawals (updated_at);
`
