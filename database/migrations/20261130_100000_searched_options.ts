import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { FOLDED } from './foldedSearch/foldedIndex.ts'
import { type Indexed, searchStatements } from './initial/search.ts'

const BEFORE: Indexed = { ...FOLDED, isListed: `${FOLDED.isListed} and m.maker = 'print'` }

/** A product is found by the names of its sizes or kinds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(WITH_OPTIONS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(WITHOUT_OPTIONS))
}

const OPTION_NAMES = `(select string_agg(o.name, ' ' order by o._order) from products_options o where o._parent_id = p.id)`

const REFRESH = `select search_refresh(format('source = ''products'' and source_id = any(%L::integer[])',
  array(select distinct _parent_id from products_options)));`

export const WITH_OPTION_NAMES: Indexed = { ...BEFORE, productText: OPTION_NAMES }

const WITH_OPTIONS = `
${searchStatements(WITH_OPTION_NAMES)}
create function search_options_changed() returns trigger language plpgsql as $$
    declare
      ids integer[] := array(select distinct _parent_id from changed);
    begin
      perform search_refresh(format('source = ''products'' and source_id = any(%L::integer[])', ids));
      return null;
    end $$;
create trigger products_options_search_inserted after insert on products_options referencing new table as changed
  for each statement execute function search_options_changed();
create trigger products_options_search_updated after update on products_options referencing new table as changed
  for each statement execute function search_options_changed();
create trigger products_options_search_deleted after delete on products_options referencing old table as changed
  for each statement execute function search_options_changed();
${REFRESH}`

const WITHOUT_OPTIONS = `
drop trigger products_options_search_inserted on products_options;
drop trigger products_options_search_updated on products_options;
drop trigger products_options_search_deleted on products_options;
drop function search_options_changed();
${searchStatements(BEFORE)}
${REFRESH}`
