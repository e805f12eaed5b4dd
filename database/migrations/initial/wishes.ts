/** Alerts about one variant, and lists of wishes. */
export const wishes = String.raw`
create type item_alert_kind as enum ('stock', 'price');
create table item_alerts (
  id integer generated always as identity primary key,
  variant_id integer not null references variants (id) on delete cascade,
  kind item_alert_kind not null,
  email text not null,
  user_id integer references users (id) on delete cascade,
  price_cents integer not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  sent_at timestamptz,
  language enum_users_language not null default 'en'
);
create unique index item_alerts_open on item_alerts (email, variant_id, kind) where sent_at is null;
create index item_alerts_user_idx on item_alerts (user_id);
create index item_alerts_waiting on item_alerts (variant_id) where confirmed_at is not null and sent_at is null;

create table wish_lists (
  user_id integer primary key references users (id) on delete cascade,
  share_key text not null unique,
  name text not null,
  shared_at timestamptz not null
);

create table wish_list_items (
  user_id integer not null references users (id) on delete cascade,
  merchandise_id integer not null references merchandise (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, merchandise_id)
);
create index wish_list_items_merchandise_idx on wish_list_items (merchandise_id);
`
