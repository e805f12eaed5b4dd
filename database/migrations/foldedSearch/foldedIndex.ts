import { AS_WRITTEN, type Indexed, searchStatements } from '../initial/search.ts'

export const FOLDED: Indexed = {
  folded: (text) => `search_plain(${text})`,
  captionText: 'c.text',
  merchandiseText: `concat_ws(' ', search_words_of_markup(m.description), m.category, (
    select string_agg(distinct v.appearance_name, ' ') from variants v where v.merchandise_id = m.id and v.sellable))`,
  isListed: AS_WRITTEN.isListed,
  isWord: `found.word !~ '[0-9]'`,
}

/** The index with folded words, and with the colors of merchandise. */
export const foldedIndex = `
alter text search configuration site_search alter mapping for hword, hword_part, word with english_stem;
alter text search configuration site_words alter mapping for hword, hword_part, word with simple;

${searchStatements(FOLDED)}

create function search_variants_changed() returns trigger language plpgsql as $$
    declare
      ids integer[] := array(select distinct merchandise_id from changed);
    begin
      perform search_refresh(format('source = ''merchandise'' and source_id = any(%L::integer[])', ids));
      return null;
    end $$;
create trigger variants_searched_inserted after insert on variants referencing new table as changed
  for each statement execute function search_variants_changed();
create trigger variants_searched_deleted after delete on variants referencing old table as changed
  for each statement execute function search_variants_changed();

create function search_variant_changed() returns trigger language plpgsql as $$
    begin
      perform search_refresh(format('source = ''merchandise'' and source_id in (%s, %s)', OLD.merchandise_id, NEW.merchandise_id));
      return null;
    end $$;
create trigger variants_searched_updated after update on variants for each row
  when ((old.appearance_name, old.sellable, old.merchandise_id) is distinct from (new.appearance_name, new.sellable, new.merchandise_id))
  execute function search_variant_changed();
`

export const writtenIndex = `
drop trigger variants_searched_inserted on variants;
drop trigger variants_searched_deleted on variants;
drop trigger variants_searched_updated on variants;
drop function search_variants_changed();
drop function search_variant_changed();
alter text search configuration site_search alter mapping for hword, hword_part, word with unaccent, english_stem;
alter text search configuration site_words alter mapping for hword, hword_part, word with unaccent, simple;
${searchStatements(AS_WRITTEN)}
drop function search_plain(text);
drop function search_fold(text);
drop function search_words_of_markup(text);
`

/** Writes every stored document again. Its triggers bring the words back. */
export const rebuiltIndex = (folded: (text: string) => string): string => `
truncate search_words;
update search_documents set words =
  setweight(to_tsvector('site_search', ${folded('title')}), 'A') || setweight(to_tsvector('site_search', ${folded('body')}), 'B');
select search_refresh('source in (''merchandise'', ''caption_cues'')');
`
