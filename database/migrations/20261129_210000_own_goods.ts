import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { FOLDED } from './foldedSearch/foldedIndex.ts'
import { searchStatements } from './initial/search.ts'

/**
 * Products can be bought directly: each has its own article with one variant, which a trigger keeps up to date. Pieces
 * that an order has taken from stock are counted on its lines.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(COLUMNS))
  await db.execute(sql.raw(searchStatements({ ...FOLDED, isListed: `${FOLDED.isListed} and m.maker = 'print'` })))
  await db.execute(sql.raw(OWN_ARTICLES))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(WITHOUT_OWN_ARTICLES))
  await db.execute(sql.raw(searchStatements(FOLDED)))
  await db.execute(sql.raw(WITHOUT_COLUMNS))
}

const COLUMNS = `
alter table products add column cost_cents numeric not null default 0;
create type enum_merchandise_maker as enum ('print', 'own');
alter table merchandise add column maker enum_merchandise_maker not null default 'print';
alter table merchandise add column product_id integer
  constraint merchandise_product_id_products_id_fk references products (id) on delete set null;
create index merchandise_product_idx on merchandise (product_id);
create type enum_order_lines_maker as enum ('print', 'own');
alter table order_lines add column maker enum_order_lines_maker not null default 'print';
alter table order_lines add column stock_taken numeric not null default 0
  constraint order_lines_stock_taken_check check (stock_taken between 0 and quantity);
alter table orders add column stock_held_until timestamptz(3);
alter table orders add column to_pack boolean not null default false;
create index orders_to_pack_idx on orders (to_pack);
`

/** With one variant. A later migration replaces it. */
export const STORE_OWN_ARTICLE = `
create or replace function store_own_article() returns trigger language plpgsql as $$
    declare
      article integer;
    begin
      if NEW.merchandise_id is not null then
        update merchandise set vanished_at = now(), updated_at = now() where product_id = NEW.id and vanished_at is null;
        return null;
      end if;
      insert into merchandise (title, category, description, article_id, maker, product_id)
      values (NEW.name, NEW.category, NEW.description, 'own-' || NEW.id, 'own', NEW.id)
      on conflict (article_id) do update set title = excluded.title, category = excluded.category,
        description = excluded.description, vanished_at = null, updated_at = now()
      returning id into article;
      delete from merchandise_images where _parent_id = article;
      insert into merchandise_images (_order, _parent_id, id, image_url, is_primary)
      select 1, article, 'own-' || NEW.id, '/media/' || split_part(m.filename, '.', 1), true from media m where m.id = NEW.image_id;
      insert into variants (merchandise_id, provider_variant_id, sku, size_name, appearance_id, appearance_name, retail_price_cents, cost_cents, sellable)
      values (article, 'own-' || NEW.id, 'OWN-' || NEW.id, '', 'own', '', NEW.price_cents, NEW.cost_cents, NEW.in_stock and NEW.price_cents > 0)
      on conflict (provider_variant_id) do update set retail_price_cents = excluded.retail_price_cents,
        cost_cents = excluded.cost_cents, sellable = excluded.sellable, updated_at = now();
      return null;
    end $$;`

/** Products are written by the panel, the API, imports and the demo; none of these can leave the article behind. */
const OWN_ARTICLES = `
${STORE_OWN_ARTICLE}
create trigger products_own_article after insert or update of name, description, category, image_id, price_cents, cost_cents, in_stock, merchandise_id
  on products for each row execute function store_own_article();

-- Orders and carts still name it.
create function withdraw_own_article() returns trigger language plpgsql as $$
    begin
      update merchandise set vanished_at = now(), updated_at = now() where product_id = OLD.id;
      return OLD;
    end $$;
create trigger products_own_article_withdrawn before delete on products for each row execute function withdraw_own_article();

update products set name = name;
`

const WITHOUT_OWN_ARTICLES = `
drop trigger products_own_article on products;
drop trigger products_own_article_withdrawn on products;
drop function store_own_article();
drop function withdraw_own_article();
update order_lines set variant_id = null where maker = 'own';
delete from cart_items where variant_id in (select v.id from variants v join merchandise m on m.id = v.merchandise_id where m.maker = 'own');
delete from variants where merchandise_id in (select id from merchandise where maker = 'own');
delete from merchandise where maker = 'own';
`

const WITHOUT_COLUMNS = `
alter table orders drop column to_pack, drop column stock_held_until;
alter table order_lines drop column stock_taken, drop column maker;
drop type enum_order_lines_maker;
alter table merchandise drop column product_id, drop column maker;
drop type enum_merchandise_maker;
alter table products drop column cost_cents;
`
