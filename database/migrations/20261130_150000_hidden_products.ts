import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { STORE_ARTICLE_WITH_OPTIONS } from './20261130_060000_product_options.ts'
import { WITH_OPTION_NAMES } from './20261130_100000_searched_options.ts'
import { searchStatements } from './initial/search.ts'

/** A product can be hidden from the site. Its own article is hidden with it, so carts can’t buy it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(HIDDEN))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(WITHOUT_HIDDEN))
}

/** @param more another column of the products that the trigger is about. */
const triggers = (more: string) => `
create trigger products_own_article after insert or update of name, description, category, image_id, price_cents, cost_cents, in_stock, merchandise_id${more}
  on products for each row execute function store_own_article();
create trigger products_searched after insert or delete or update of name, description, body, category${more}, created_at on products
  for each row execute function search_item_changed();`

const WITHOUT_TRIGGERS = `
drop trigger products_own_article on products;
drop trigger products_searched on products;`

const HIDDEN = `
alter table products add column hidden boolean not null default false;

create or replace function store_own_article() returns trigger language plpgsql as $$
    declare
      article integer;
    begin
      if NEW.merchandise_id is not null then
        update merchandise set vanished_at = now(), updated_at = now() where product_id = NEW.id and vanished_at is null;
        return null;
      end if;
      insert into merchandise (title, category, description, article_id, maker, product_id, hidden)
      values (NEW.name, NEW.category, NEW.description, 'own-' || NEW.id, 'own', NEW.id, NEW.hidden)
      on conflict (article_id) do update set title = excluded.title, category = excluded.category,
        description = excluded.description, hidden = excluded.hidden, vanished_at = null, updated_at = now()
      returning id into article;
      delete from merchandise_images where _parent_id = article;
      insert into merchandise_images (_order, _parent_id, id, image_url, is_primary)
      select 1, article, 'own-' || NEW.id, '/media/' || split_part(m.filename, '.', 1), true from media m where m.id = NEW.image_id;
      perform store_own_variants(NEW.id);
      return null;
    end $$;

${searchStatements({ ...WITH_OPTION_NAMES, isProductListed: 'not p.hidden' })}
${WITHOUT_TRIGGERS}
${triggers(', hidden')}`

const WITHOUT_HIDDEN = `
${WITHOUT_TRIGGERS}
${triggers('')}
${STORE_ARTICLE_WITH_OPTIONS}
${searchStatements(WITH_OPTION_NAMES)}
select search_refresh('source = ''products''');
update merchandise set hidden = false where maker = 'own';
alter table products drop column hidden;`
