/** Memberships and gift cards that people buy for others. */
export const gifts = String.raw`
create table gift_memberships (
  id serial primary key,
  months numeric not null,
  recipient_name varchar,
  recipient_email varchar not null,
  sender_name varchar,
  message varchar,
  send_at timestamptz(3) not null,
  sent_at timestamptz(3),
  code_hash varchar,
  last_four varchar,
  -- The buyer has the whole price back, so the code no longer works.
  voided_at timestamptz(3),
  frozen_at timestamptz(3),
  redeemed_at timestamptz(3),
  redeemed_by_id integer constraint gift_memberships_redeemed_by_id_users_id_fk references users (id) on delete set null,
  begins_at timestamptz(3),
  ends_at timestamptz(3),
  reminded_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  ended_early_at timestamptz(3),
  constraint gift_memberships_months check (months >= 1 and months <= 60),
  constraint gift_memberships_period check (ends_at > begins_at),
  constraint gift_memberships_redeemed check (num_nonnulls(redeemed_at, begins_at, ends_at) in (0, 3))
);
create unique index gift_memberships_code_hash_idx on gift_memberships (code_hash);
create index gift_memberships_created_at_idx on gift_memberships (created_at);
create index gift_memberships_redeemed_by_idx on gift_memberships (redeemed_by_id);
create index gift_memberships_to_remind on gift_memberships (ends_at)
  where reminded_at is null and redeemed_at is not null;
create index gift_memberships_to_send on gift_memberships (send_at) where sent_at is null;
create index gift_memberships_updated_at_idx on gift_memberships (updated_at);

create type enum_gift_card_sales_payment as enum ('pending', 'paid', 'failed');
create type enum_gift_card_sales_dispute_outcome as enum ('inquiry', 'closed', 'open', 'won', 'lost', 'prevented');
create type enum_gift_card_sales_language as enum ('en', 'de');
create table gift_card_sales (
  id serial primary key,
  reference varchar not null,
  payment enum_gift_card_sales_payment not null default 'pending',
  amount_cents numeric not null default 0,
  refunded_cents numeric not null default 0,
  buyer_email varchar not null,
  user_id integer constraint gift_card_sales_user_id_users_id_fk references users (id) on delete set null,
  recipient_name varchar not null,
  recipient_email varchar not null,
  sender_name varchar not null,
  message varchar,
  send_at timestamptz(3) not null,
  gift_card_id integer constraint gift_card_sales_gift_card_id_gift_cards_id_fk references gift_cards (id) on delete set null,
  paid_at timestamptz(3),
  dispute_outcome enum_gift_card_sales_dispute_outcome,
  disputed_at timestamptz(3),
  -- What refunds and disputes took from the balance.
  taken_cents numeric not null default 0,
  payment_intent_id varchar,
  idempotency_key varchar not null default gen_random_uuid()::text,
  -- The form’s key, which opens the page of the purchase.
  key_hash varchar not null,
  fingerprint varchar not null,
  checked_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  months numeric,
  gift_membership_id integer constraint gift_card_sales_gift_membership_id_gift_memberships_id_fk references gift_memberships (id) on delete set null,
  language enum_gift_card_sales_language not null default 'en',
  tax_cents numeric not null default 0,
  tax_calculation_id varchar,
  constraint gift_card_sales_one_gift check (num_nonnulls(gift_card_id, gift_membership_id) <= 1),
  constraint gift_card_sales_tax check (tax_cents >= 0 and tax_cents <= amount_cents and (tax_cents = 0 or months is not null))
);
create index gift_card_sales_created_at_idx on gift_card_sales (created_at);
create index gift_card_sales_disputed on gift_card_sales (disputed_at) where disputed_at is not null;
create unique index gift_card_sales_gift_card_idx on gift_card_sales (gift_card_id);
create unique index gift_card_sales_gift_membership_idx on gift_card_sales (gift_membership_id);
create unique index gift_card_sales_key_hash_idx on gift_card_sales (key_hash);
create index gift_card_sales_open on gift_card_sales (checked_at) where payment = 'pending';
create index gift_card_sales_paid_at_idx on gift_card_sales (paid_at);
create unique index gift_card_sales_payment_intent_id_idx on gift_card_sales (payment_intent_id);
create unique index gift_card_sales_reference_idx on gift_card_sales (reference);
create index gift_card_sales_updated_at_idx on gift_card_sales (updated_at);
create index gift_card_sales_user_idx on gift_card_sales (user_id);
`
