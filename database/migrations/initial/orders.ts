/** Orders, their lines and history, and links to them. */
export const orders = String.raw`
create type enum_orders_payment as enum ('pending', 'paid', 'failed', 'refunded', 'partially_refunded');
create type enum_orders_fulfilment as enum (
  'none', 'held', 'submitted', 'in_production', 'shipped', 'partially_shipped', 'delivered', 'cancelled',
  'needs_attention'
);
create type enum_orders_shipping_method as enum ('standard', 'express');
create type enum_orders_dispute_outcome as enum ('inquiry', 'closed', 'open', 'won', 'lost', 'prevented');
create type enum_orders_language as enum ('en', 'de');
create table orders (
  id serial primary key,
  reference varchar not null,
  payment enum_orders_payment not null default 'pending',
  fulfilment enum_orders_fulfilment not null default 'none',
  problem varchar,
  user_id integer constraint orders_user_id_users_id_fk references users (id) on delete set null,
  email varchar not null,
  phone varchar not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  shipping_method enum_orders_shipping_method not null,
  currency varchar not null default 'usd',
  subtotal_cents numeric not null default 0,
  discount_cents numeric not null default 0,
  shipping_cents numeric not null default 0,
  tax_cents numeric not null default 0,
  total_cents numeric not null default 0,
  refunded_cents numeric not null default 0,
  tracking jsonb,
  cart_id integer constraint orders_cart_id_carts_id_fk references carts (id) on delete set null,
  cart_version numeric,
  fingerprint varchar,
  access_key_hash varchar,
  payment_intent_id varchar,
  paid_at timestamptz(3),
  provider_order_id varchar,
  submit_tries numeric not null default 0,
  submit_started_at timestamptz(3),
  confirm_after timestamptz(3),
  confirmed_at timestamptz(3),
  is_demo boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  provider_cost_cents numeric,
  superseded_by_id integer constraint orders_superseded_by_id_orders_id_fk references orders (id) on delete set null,
  disputed_at timestamptz(3),
  dispute_outcome enum_orders_dispute_outcome,
  cancel_requested_at timestamptz(3),
  shipped_at timestamptz(3),
  checked_at timestamptz(3),
  tax_calculation_id varchar,
  idempotency_key text not null default gen_random_uuid()::text,
  restored_at timestamptz,
  print_answer jsonb,
  content_version integer not null default 1,
  sent_version integer not null default 1,
  print_started_at timestamptz(3),
  replaces_id integer constraint orders_replaces_id_orders_id_fk references orders (id) on delete set null,
  promo_code_id integer constraint orders_promo_code_id_promo_codes_id_fk references promo_codes (id) on delete set null,
  code varchar,
  code_cents numeric not null default 0,
  code_person varchar,
  gift_card_id integer constraint orders_gift_card_id_gift_cards_id_fk references gift_cards (id) on delete set null,
  gift_cents numeric not null default 0,
  delivered_at timestamptz(3),
  terms_hash varchar constraint orders_terms_hash_fk references legal_texts (hash),
  terms_accepted_at timestamptz(3),
  language enum_orders_language not null default 'en'
);
-- PostgreSQL keeps no sample of buyers’ addresses.
alter table orders alter column shipping_address set statistics 0;
alter table orders alter column billing_address set statistics 0;
create index "fulfilment_createdAt_idx" on orders (fulfilment, created_at);
create index orders_cancelling on orders (cancel_requested_at)
  where cancel_requested_at is not null and fulfilment <> 'cancelled';
create index orders_cart_idx on orders (cart_id);
create index orders_created_at_idx on orders (created_at);
create index orders_disputed on orders (checked_at) where dispute_outcome in ('open', 'inquiry');
create index orders_disputed_at_idx on orders (disputed_at);
-- Partial, because most orders have no code and are written often.
create index orders_gift_card_idx on orders (gift_card_id) where gift_card_id is not null;
create unique index orders_one_open on orders (cart_id, fingerprint) where payment = 'pending';
create index orders_open on orders (created_at) where payment = 'pending';
create unique index orders_payment_intent_id_idx on orders (payment_intent_id);
create index orders_promo_code_idx on orders (promo_code_id) where promo_code_id is not null;
create unique index orders_provider_order_id_idx on orders (provider_order_id);
create unique index orders_reference_idx on orders (reference);
create index orders_replaces_idx on orders (replaces_id);
create index orders_shipped on orders (shipped_at) where fulfilment = 'shipped';
create index orders_superseded_by_idx on orders (superseded_by_id);
create index orders_to_review on orders (shipped_at) where fulfilment in ('shipped', 'delivered');
create index orders_user_idx on orders (user_id);
create index "payment_createdAt_idx" on orders (payment, created_at);

create table order_lines (
  id serial primary key,
  order_id integer not null constraint order_lines_order_id_orders_id_fk references orders (id) on delete restrict,
  "position" numeric not null,
  variant_id integer constraint order_lines_variant_id_variants_id_fk references variants (id) on delete set null,
  sku varchar not null,
  title varchar not null,
  size varchar not null,
  color varchar not null,
  image_url varchar,
  quantity numeric not null,
  unit_price_cents numeric not null default 0,
  line_total_cents numeric not null default 0,
  unit_cost_cents numeric not null default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  cancelled_at timestamptz(3)
);
create index order_lines_order_idx on order_lines (order_id);
create index order_lines_variant_idx on order_lines (variant_id);

create table order_events (
  id serial primary key,
  order_id integer not null constraint order_events_order_id_orders_id_fk references orders (id) on delete restrict,
  what varchar not null,
  is_internal boolean not null default false,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index order_events_order_idx on order_events (order_id);

create table order_links (
  key_hash text primary key,
  order_id integer not null references orders (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index order_links_expires on order_links (expires_at);
create index order_links_order on order_links (order_id);

create table reconcile_marks (
  name text primary key,
  succeeded_at timestamptz not null
);
`
