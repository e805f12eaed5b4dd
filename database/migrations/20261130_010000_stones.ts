import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Products have a weight and countries, and the papers of a stone. Members can buy one before everyone else. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(PAPERS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(WITHOUT_PAPERS))
}

const PAPERS = `
create type enum_products_sent_to as enum ('US', 'CA', 'AT', 'AU', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR',
  'HR', 'HU', 'IE', 'IS', 'IT', 'JP', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK');
create type enum_products_photos_shows as enum ('rough', 'wet', 'dry', 'cut');
alter table products add column weight_grams numeric not null default 0
    constraint products_weight_grams_check check (weight_grams >= 0),
  add column stone_kind varchar, add column stone_size varchar, add column treatment varchar,
  add column find_id integer constraint products_find_id_finds_id_fk references finds (id) on delete set null,
  add column film_id integer constraint products_film_id_posts_id_fk references posts (id) on delete set null,
  add column film_second numeric, add column public_at timestamptz(3);
create index products_find_idx on products (find_id);
create index products_film_idx on products (film_id);
create table products_sent_to (
  "order" integer not null,
  parent_id integer not null constraint products_sent_to_parent_fk references products (id) on delete cascade,
  value enum_products_sent_to,
  id serial primary key
);
create index products_sent_to_order_idx on products_sent_to ("order");
create index products_sent_to_parent_idx on products_sent_to (parent_id);
create table products_photos (
  _order integer not null,
  _parent_id integer not null constraint products_photos_parent_id_fk references products (id) on delete cascade,
  id varchar primary key,
  photo_id integer not null constraint products_photos_photo_id_media_id_fk references media (id) on delete cascade,
  shows enum_products_photos_shows
);
create index products_photos_order_idx on products_photos (_order);
create index products_photos_parent_id_idx on products_photos (_parent_id);
create index products_photos_photo_idx on products_photos (photo_id);
`

const WITHOUT_PAPERS = `
drop table products_photos;
drop table products_sent_to;
alter table products drop column weight_grams, drop column stone_kind, drop column stone_size, drop column treatment,
  drop column find_id, drop column film_id, drop column film_second, drop column public_at;
drop type enum_products_photos_shows;
drop type enum_products_sent_to;
`
