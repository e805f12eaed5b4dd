/** Promo codes and gift cards. */
export const codes = String.raw`
create type enum_promo_codes_kind as enum ('percent', 'amount', 'shipping');
create table promo_codes (
  id serial primary key,
  code varchar not null,
  kind enum_promo_codes_kind not null default 'percent',
  percent numeric,
  amount_cents numeric,
  is_active boolean not null default true,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  max_uses numeric,
  max_uses_per_person numeric,
  members_only boolean not null default false,
  adds_to_member_discount boolean not null default false,
  minimum_cents numeric,
  category varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create unique index promo_codes_code_idx on promo_codes (code);
create index promo_codes_created_at_idx on promo_codes (created_at);
create index promo_codes_updated_at_idx on promo_codes (updated_at);

create table promo_codes_rels (
  id serial primary key,
  "order" integer,
  parent_id integer not null constraint promo_codes_rels_parent_fk references promo_codes (id) on delete cascade,
  path varchar not null,
  merchandise_id integer constraint promo_codes_rels_merchandise_fk references merchandise (id) on delete cascade
);
create index promo_codes_rels_merchandise_id_idx on promo_codes_rels (merchandise_id);
create index promo_codes_rels_order_idx on promo_codes_rels ("order");
create index promo_codes_rels_parent_idx on promo_codes_rels (parent_id);
create index promo_codes_rels_path_idx on promo_codes_rels (path);

create table gift_cards (
  id serial primary key,
  amount_cents numeric not null,
  recipient_email varchar not null,
  sender_name varchar,
  message varchar,
  send_at timestamptz(3) not null,
  is_active boolean not null default true,
  last_four varchar,
  sent_at timestamptz(3),
  code_hash varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  recipient_name varchar,
  frozen_at timestamptz(3)
);
create unique index gift_cards_code_hash_idx on gift_cards (code_hash);
create index gift_cards_created_at_idx on gift_cards (created_at);
create index gift_cards_unsent on gift_cards (send_at) where sent_at is null;
create index gift_cards_updated_at_idx on gift_cards (updated_at);
`
