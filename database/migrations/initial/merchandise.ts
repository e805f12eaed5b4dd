/** Merchandise of the print provider, our own products, and size charts. */
export const merchandise = String.raw`
create table merchandise (
  id serial primary key,
  title varchar not null,
  category varchar not null default 'General',
  hidden boolean not null default false,
  provider_title varchar,
  description varchar,
  article_id varchar not null,
  vanished_at timestamptz(3),
  fingerprint varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  product_type_id varchar
);
create unique index merchandise_article_id_idx on merchandise (article_id);
create index merchandise_category_created_idx on merchandise (category, created_at desc, id desc);
create index merchandise_category_idx on merchandise (category);
create index merchandise_created_at_idx on merchandise (created_at);
create index merchandise_updated_at_idx on merchandise (updated_at);

create table merchandise_images (
  _order integer not null,
  _parent_id integer not null constraint merchandise_images_parent_id_fk references merchandise (id) on delete cascade,
  id varchar primary key,
  image_url varchar not null,
  appearance_id varchar,
  appearance_name varchar,
  is_primary boolean default false
);
create index merchandise_images_order_idx on merchandise_images (_order);
create index merchandise_images_parent_id_idx on merchandise_images (_parent_id);

create table variants (
  id serial primary key,
  merchandise_id integer not null constraint variants_merchandise_id_merchandise_id_fk references merchandise (id) on delete restrict,
  "position" numeric not null default 0,
  provider_variant_id varchar not null,
  sku varchar not null,
  size_name varchar not null,
  appearance_id varchar not null,
  appearance_name varchar not null,
  appearance_color_value varchar,
  image_url varchar,
  retail_price_cents numeric not null default 0,
  cost_cents numeric not null default 0,
  stock numeric,
  sellable boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  below_cost boolean not null default false,
  sell_below_cost boolean not null default false
);
create index merchandise_position_idx on variants (merchandise_id, "position");
create index variants_below_cost_idx on variants (below_cost);
create index variants_created_at_idx on variants (created_at);
create index variants_merchandise_idx on variants (merchandise_id);
create unique index variants_provider_variant_id_idx on variants (provider_variant_id);
create index variants_sku_idx on variants (sku);
create index variants_updated_at_idx on variants (updated_at);

create table products (
  id serial primary key,
  name varchar not null,
  description varchar,
  image_id integer constraint products_image_id_media_id_fk references media (id) on delete set null,
  category varchar not null default 'General',
  price_cents numeric not null default 0,
  in_stock boolean not null default true,
  merchandise_id integer constraint products_merchandise_id_merchandise_id_fk references merchandise (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  body jsonb
);
create index products_category_idx on products (category);
create index products_created_at_idx on products (created_at);
create index products_image_idx on products (image_id);
create index products_merchandise_idx on products (merchandise_id);
create index products_updated_at_idx on products (updated_at);

create table size_charts (
  product_type_id text primary key,
  chart jsonb,
  read_at timestamptz not null
);

create type enum_sync_runs_trigger as enum ('employee', 'schedule', 'provider', 'seed');
create type enum_sync_runs_outcome as enum ('running', 'done', 'failed');
create table sync_runs (
  id serial primary key,
  trigger enum_sync_runs_trigger not null,
  outcome enum_sync_runs_outcome not null,
  step varchar,
  finished_at timestamptz(3),
  count numeric,
  created numeric,
  updated numeric,
  hidden numeric,
  skipped jsonb,
  problem varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index sync_runs_created_at_idx on sync_runs (created_at);
create index sync_runs_updated_at_idx on sync_runs (updated_at);

create trigger merchandise_announced after insert or update or delete or truncate on merchandise
  for each statement execute function announce_change('merchandise');
create trigger merchandise_images_announced after insert or update or delete or truncate on merchandise_images
  for each statement execute function announce_change('merchandise');
create trigger products_announced after insert or update or delete or truncate on products
  for each statement execute function announce_change('products');
create trigger size_charts_announced after insert or delete or update of chart or truncate on size_charts
  for each statement execute function announce_change('merchandise');
create trigger variants_announced after insert or update or delete or truncate on variants
  for each statement execute function announce_change('merchandise');
`
