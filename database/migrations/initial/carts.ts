/** Carts, and reminders of them. */
export const carts = String.raw`
create table carts (
  id serial primary key,
  key_hash varchar,
  user_id integer constraint carts_user_id_users_id_fk references users (id) on delete set null,
  version numeric not null default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  seen_terms text,
  promo_code_id integer constraint carts_promo_code_id_promo_codes_id_fk references promo_codes (id) on delete set null,
  gift_card_id integer constraint carts_gift_card_id_gift_cards_id_fk references gift_cards (id) on delete set null,
  constraint carts_one_owner check (user_id is null or key_hash is null)
) with (fillfactor = 70);
-- Partial, because most carts have no code and are written often.
create index carts_gift_card_idx on carts (gift_card_id) where gift_card_id is not null;
create unique index carts_key_hash_idx on carts (key_hash);
create index carts_promo_code_idx on carts (promo_code_id) where promo_code_id is not null;
create unique index carts_user_idx on carts (user_id);

create table cart_items (
  id serial primary key,
  cart_id integer not null constraint cart_items_cart_id_carts_id_fk references carts (id) on delete cascade,
  variant_id integer not null constraint cart_items_variant_id_variants_id_fk references variants (id) on delete cascade,
  quantity numeric not null,
  price_seen_cents numeric not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index cart_items_cart_idx on cart_items (cart_id);
create index cart_items_updated_at_idx on cart_items (updated_at);
create index cart_items_variant_idx on cart_items (variant_id);
create unique index cart_variant_idx on cart_items (cart_id, variant_id);

create table cart_reminders (
  id serial primary key,
  cart_id integer not null unique references carts (id) on delete cascade,
  email text not null,
  asked_at timestamptz not null,
  sent_at timestamptz,
  token_hash text unique,
  person_key text,
  language enum_users_language not null default 'en'
);
create index cart_reminders_email_idx on cart_reminders (lower(email));
create index cart_reminders_person_key_idx on cart_reminders (person_key) where person_key is not null;
create index cart_reminders_unsent on cart_reminders (asked_at) where sent_at is null;

create table reminder_opt_outs (
  person_key text primary key,
  created_at timestamptz not null default now()
);
`
