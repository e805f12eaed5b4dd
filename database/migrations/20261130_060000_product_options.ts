import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { STORE_OWN_ARTICLE } from './20261129_210000_own_goods.ts'

/** An own product can come in several sizes or kinds. Each is a variant with its own price, weight and stock. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(OPTIONS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(WITHOUT_OPTIONS))
}

/** With its variants. A later migration replaces it. */
export const STORE_ARTICLE_WITH_OPTIONS = `
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
      perform store_own_variants(NEW.id);
      return null;
    end $$;`

const OPTIONS = `
create table products_options (
  _order integer not null,
  _parent_id integer not null constraint products_options_parent_id_fk references products (id) on delete cascade,
  id varchar primary key,
  name varchar not null,
  price_cents numeric,
  weight_grams numeric constraint products_options_weight_grams_check check (weight_grams >= 0)
);
create index products_options_order_idx on products_options (_order);
create index products_options_parent_id_idx on products_options (_parent_id);

-- The number of an option's variant.
create function own_variant_of(product integer, option varchar) returns varchar language sql immutable as $$
    select 'own-' || product || '-' || option $$;

-- What a product offers now: its options, or the one variant of a product without any.
create function current_own_variants(product integer) returns setof integer language sql stable as $$
    select v.id from products p join merchandise m on m.product_id = p.id join variants v on v.merchandise_id = m.id
    where p.id = product and p.merchandise_id is null and case
      when exists (select from products_options where _parent_id = product)
        then exists (select from products_options o where o._parent_id = product and own_variant_of(product, o.id) = v.provider_variant_id)
      else v.provider_variant_id = 'own-' || product end $$;

-- A product without options sells its one variant. What an option sold stays a variant, because orders name it.
create function store_own_variants(product integer) returns void language plpgsql as $$
    declare
      listed record;
      choice record;
      has_options boolean := exists (select from products_options where _parent_id = product);
      is_counted boolean;
    begin
      select p.price_cents, p.cost_cents, p.in_stock, m.id as article into listed
      from products p join merchandise m on m.product_id = p.id where p.id = product and p.merchandise_id is null;
      if not found then
        return;
      end if;
      -- In the order in which orders lock them.
      perform 1 from variants where merchandise_id = listed.article order by id for no key update;
      insert into variants (merchandise_id, provider_variant_id, sku, size_name, appearance_id, appearance_name, retail_price_cents, cost_cents, sellable)
      values (listed.article, 'own-' || product, 'OWN-' || product, '', 'own', '', listed.price_cents, listed.cost_cents,
        listed.in_stock and listed.price_cents > 0 and not has_options)
      on conflict (provider_variant_id) do update set retail_price_cents = excluded.retail_price_cents,
        cost_cents = excluded.cost_cents, sellable = excluded.sellable, updated_at = now();
      update variants set sellable = false, updated_at = now()
      where merchandise_id = listed.article and sellable and id not in (select current_own_variants(product));
      is_counted := exists (select from variants where merchandise_id = listed.article and stock is not null);
      for choice in
        select own_variant_of(product, o.id) as number, o.name, o._order, coalesce(o.price_cents, listed.price_cents) as price
        from products_options o where o._parent_id = product order by o._order
      loop
        -- Callers of the API that send no ids of rows, and what is added again, keep the stock of the same name.
        update variants set provider_variant_id = choice.number where id = (
          select max(id) from variants
          where merchandise_id = listed.article and size_name <> '' and lower(size_name) = lower(choice.name)
            and id not in (select current_own_variants(product)))
          and not exists (select from variants where provider_variant_id = choice.number);
        -- Where pieces are counted, a new option begins with none: nobody has said that there are any.
        insert into variants (merchandise_id, position, provider_variant_id, sku, size_name, appearance_id, appearance_name,
          retail_price_cents, cost_cents, sellable, stock)
        select listed.article, choice._order, choice.number, 'OWN-' || product || '-' || count(*), choice.name, 'own', '',
          choice.price, listed.cost_cents, listed.in_stock and choice.price > 0, case when is_counted then 0 end
        from variants where merchandise_id = listed.article
        on conflict (provider_variant_id) do update set position = excluded.position, size_name = excluded.size_name,
          retail_price_cents = excluded.retail_price_cents, cost_cents = excluded.cost_cents, sellable = excluded.sellable, updated_at = now();
      end loop;
    end $$;

${STORE_ARTICLE_WITH_OPTIONS}

-- Payload removes all rows of a list and inserts them again, so each statement counts as one change.
create function store_changed_options() returns trigger language plpgsql as $$
    begin
      perform store_own_variants(product) from (select distinct _parent_id as product from changed order by 1) of_products;
      return null;
    end $$;
create trigger products_options_inserted after insert on products_options referencing new table as changed
  for each statement execute function store_changed_options();
create trigger products_options_updated after update on products_options referencing new table as changed
  for each statement execute function store_changed_options();
create trigger products_options_deleted after delete on products_options referencing old table as changed
  for each statement execute function store_changed_options();
`

const WITHOUT_OPTIONS = `
drop table products_options;
drop function store_changed_options();
${STORE_OWN_ARTICLE}
drop function store_own_variants(integer);
drop function current_own_variants(integer);
drop function own_variant_of(integer, varchar);
update order_lines set variant_id = null where maker = 'own' and size <> '';
delete from cart_items where variant_id in (
  select v.id from variants v join merchandise m on m.id = v.merchandise_id where m.maker = 'own' and v.size_name <> '');
delete from variants where size_name <> '' and merchandise_id in (select id from merchandise where maker = 'own');
update products set name = name;
`
