/** Accounts and their sessions. */
export const accounts = String.raw`
create type enum_users_role as enum ('owner', 'editor', 'moderator', 'shop');
create type enum_users_language as enum ('en', 'de');
create table users (
  id serial primary key,
  first_name varchar not null,
  last_name varchar not null,
  complimentary_until timestamptz(3),
  comments_muted boolean not null default false,
  comments_trusted boolean not null default false,
  handle varchar not null,
  card_customer_id varchar,
  trial_used_at timestamptz(3),
  normalized_email varchar,
  email_verified_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  email varchar not null,
  reset_password_token varchar,
  reset_password_expiration timestamptz(3),
  salt varchar,
  hash varchar,
  closed_at timestamptz(3),
  customer_idempotency_key text not null default gen_random_uuid()::text,
  role enum_users_role,
  is_employee boolean not null generated always as (role is not null) stored,
  keeps_positions boolean not null default true,
  reply_emails boolean not null default true,
  mention_emails boolean not null default true,
  language enum_users_language not null default 'en'
);
create index users_card_customer_id_idx on users (card_customer_id);
create index users_closed_at_idx on users (closed_at);
create index users_created_at_idx on users (created_at);
create unique index users_email_idx on users (email);
create unique index users_handle_idx on users (handle);
create index users_normalized_email_idx on users (normalized_email);
-- A closed account keeps its customer at the card provider; a new account of the same customer can have it too.
create unique index users_one_customer on users (card_customer_id) where closed_at is null;
create index users_role_idx on users (role);
create index users_updated_at_idx on users (updated_at);

create table users_sessions (
  _order integer not null,
  _parent_id integer not null constraint users_sessions_parent_id_fk references users (id) on delete cascade,
  id varchar primary key,
  created_at timestamptz(3),
  expires_at timestamptz(3) not null
);
create index users_sessions_order_idx on users_sessions (_order);
create index users_sessions_parent_id_idx on users_sessions (_parent_id);
`
