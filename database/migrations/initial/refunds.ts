/** Refunds, and every change of a gift card’s balance. */
export const refunds = String.raw`
create type enum_refunds_status as enum ('requested', 'pending', 'succeeded', 'failed');
create table refunds (
  id serial primary key,
  order_id integer constraint refunds_order_id_orders_id_fk references orders (id) on delete restrict,
  amount_cents numeric not null default 0,
  reason varchar not null,
  status enum_refunds_status not null default 'requested',
  provider_refund_id varchar,
  requested_by_id integer constraint refunds_requested_by_id_users_id_fk references users (id) on delete set null,
  problem varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  idempotency_key text not null default gen_random_uuid()::text,
  subscription_id integer constraint refunds_subscription_id_subscriptions_id_fk references subscriptions (id) on delete restrict,
  payment_intent_id varchar,
  client_key text unique,
  gift_card_id integer constraint refunds_gift_card_id_gift_cards_id_fk references gift_cards (id) on delete set null,
  gift_card_sale_id integer constraint refunds_gift_card_sale_id_gift_card_sales_id_fk references gift_card_sales (id) on delete restrict,
  constraint refunds_amount check (amount_cents > 0),
  constraint refunds_of_one check (num_nonnulls(order_id, subscription_id, gift_card_sale_id) = 1)
);
create index refunds_created_at_idx on refunds (created_at);
-- Partial, because most refunds are of neither and are written often.
create index refunds_gift_card_idx on refunds (gift_card_id) where gift_card_id is not null;
create index refunds_gift_card_sale_idx on refunds (gift_card_sale_id) where gift_card_sale_id is not null;
create index refunds_open on refunds (order_id) where status in ('requested', 'pending');
create index refunds_order_idx on refunds (order_id);
create unique index refunds_payment_intent_id_idx on refunds (payment_intent_id);
create unique index refunds_provider_refund_id_idx on refunds (provider_refund_id);
create index refunds_requested_by_idx on refunds (requested_by_id);
create index refunds_status_idx on refunds (status);
create index refunds_subscription_idx on refunds (subscription_id);
create index refunds_updated_at_idx on refunds (updated_at);

create table gift_card_entries (
  id serial primary key,
  -- Nobody deletes gift cards, so the ledger keeps its card.
  gift_card_id integer not null constraint gift_card_entries_gift_card_id_gift_cards_id_fk references gift_cards (id) on delete restrict,
  cents numeric not null default 0,
  what varchar not null,
  order_id integer constraint gift_card_entries_order_id_orders_id_fk references orders (id) on delete set null,
  refund_id integer constraint gift_card_entries_refund_id_refunds_id_fk references refunds (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index gift_card_entries_gift_card_idx on gift_card_entries (gift_card_id);
create index gift_card_entries_order_idx on gift_card_entries (order_id);
create unique index gift_card_entries_refund_idx on gift_card_entries (refund_id);
`
