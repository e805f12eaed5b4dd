export type Indexed = {
  /** Of an expression: what is split into words. */
  folded: (text: string) => string
  captionText: string
  merchandiseText: string
  /** Besides a product’s description, story and category. */
  productText?: string
  /** Which merchandise is found. */
  isListed: string
  /** Which products are found; all of them without it. */
  isProductListed?: string
  /** Condition for what is suggested instead of a mistyped word. */
  isWord: string
}

/** Texts as they are, which the locale of the database splits into words. */
export const AS_WRITTEN: Indexed = {
  folded: (text) => text,
  captionText: `translate(c.text, chr(2) || chr(3), '')`,
  merchandiseText: `concat_ws(' ', regexp_replace(m.description, '<[^>]*>', ' ', 'g'), m.category)`,
  isListed: `not m.hidden and m.vanished_at is null`,
  isWord: `found.word ~ '^[[:alpha:]]+$'`,
}

/** What is in the index. */
export const searchStatements = ({ folded, captionText, merchandiseText, productText, isListed, isProductListed, isWord }: Indexed) => String.raw`
create or replace view search_sources as
select 'posts' as source, id as source_id, 0 as part, 'post' as kind, id as post_id, title::text, coalesce(description, '')::text as body,
  null::integer as second, null::text as stone, '-infinity'::timestamptz as opens_at, opens_at as post_opens_at, created_at as happened_at
from search_posts
union all
select 'stories', p.id, n * 2 + s.is_below::integer, 'story', p.id, '', substr(t.body, n * 50000 + 1, 50100), null, null, s.opens_at, p.opens_at, p.created_at
from search_posts p cross join lateral search_story(p.body, p.opens_at) s cross join lateral search_text(s.nodes) t (body)
  cross join lateral generate_series(0, length(t.body) / 50000) n
where p.body is not null and t.body <> ''
union all
select 'find_cards', p.id, f.place::integer * 2 + s.is_below::integer, 'find', p.id, f.fields ->> 'stone', concat_ws(', ', f.fields ->> 'place', f.fields ->> 'note'),
  floor((f.fields ->> 'second')::numeric)::integer, lower(trim(f.fields ->> 'stone')), s.opens_at, p.opens_at, p.created_at
from search_posts p cross join lateral search_story(p.body, p.opens_at) s
  cross join lateral jsonb_path_query(s.nodes, 'strict $.**.fields ? (@.blockType == "findCard" && @.stone.type() == "string")') with ordinality as f (fields, place)
where p.body is not null
union all
select 'comments', c.id, 0, 'comment', p.id, '', c.content, null, null, p.opens_at, p.opens_at, c.created_at
-- A reply is hidden together with the comment above it, also while that waits for approval.
from comments c join search_posts p on p.id = c.post_id where c.status = 'visible' and not exists (
  select from comments above where above.id = c.parent_id and above.status <> 'visible')
union all
select 'caption_cues', c.id, 0, 'caption', p.id, '', ${captionText}, c.starts_at_ms / 1000, null, p.opens_at, p.opens_at, p.created_at
from caption_cues c join search_posts p on p.id = c.post_id
union all
select 'film_chapters', p.id, c.starts_at_s, 'chapter', p.id, c.title, '', c.starts_at_s, null,
  case when c.is_public then '-infinity' else p.opens_at end, p.opens_at, p.created_at
from film_chapters c join search_posts p on p.id = c.post_id
union all
select 'finds', f.id, 0, 'find', p.id, f.stone, coalesce(f.note, ''), floor(f.second)::integer, lower(trim(f.stone)), p.opens_at, p.opens_at, p.created_at
from finds f join search_posts p on p.id = f.post_id
union all
select 'merchandise', m.id, 0, 'merchandise', null, m.title, ${merchandiseText}, null, null,
  '-infinity', null, m.created_at
from merchandise m where ${isListed}
union all
select 'products', p.id, 0, 'product', null, p.name, concat_ws(' ', p.description, left(search_text(p.body), 50000), p.category${productText ? `, ${productText}` : ''}), null, null,
  '-infinity', null, p.created_at
from products p${isProductListed ? ` where ${isProductListed}` : ''}
union all
select 'question_rounds', r.id, 0, 'question', null, r.title, coalesce(r.description, ''), null, null, '-infinity', null, r.starts_at
from question_rounds r
union all
select 'questions', q.id, 0, 'question', null, q.content, coalesce(q.answer, ''), null, null, 'infinity', 'infinity', q.created_at
from questions q where q.status = 'answered';

-- Writes only what differs, so repeating it costs little. The condition is about source, source_id and post_id.
create or replace function search_refresh(condition text) returns void language plpgsql as $$
    begin
      execute format($query$
        with wanted as materialized (select * from search_sources where %1$s),
        removed as (
          delete from search_documents d where %1$s
            and not exists (select from wanted w where (w.kind, w.source, w.source_id, w.part) = (d.kind, d.source, d.source_id, d.part)))
        insert into search_documents (source, source_id, part, kind, post_id, title, body, second, stone, opens_at, post_opens_at, happened_at, words)
        select w.*, setweight(to_tsvector('site_search', ${folded('w.title')}), 'A') || setweight(to_tsvector('site_search', ${folded('w.body')}), 'B')
        from wanted w left join search_documents d using (kind, source, source_id, part)
        where d.source is null or (w.post_id, w.title, w.body, w.second, w.stone, w.opens_at, w.post_opens_at, w.happened_at)
          is distinct from (d.post_id, d.title, d.body, d.second, d.stone, d.opens_at, d.post_opens_at, d.happened_at)
        on conflict (kind, source, source_id, part) do update set post_id = excluded.post_id, title = excluded.title,
          body = excluded.body, second = excluded.second, stone = excluded.stone, opens_at = excluded.opens_at,
          post_opens_at = excluded.post_opens_at, happened_at = excluded.happened_at, words = excluded.words
      $query$, condition);
    end $$;

create or replace function search_words_added() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, is_open)
      select distinct found.word, reader.is_open from added,
        unnest(tsvector_to_array(to_tsvector('site_words', ${folded('title')}) || to_tsvector('site_words', ${folded('body')}))) found (word),
        unnest(case opens_at when '-infinity' then array[true, false] else array[false] end) reader (is_open)
      where length(found.word) between 3 and 40 and ${isWord}
        and not exists (select from search_words w where w.word = found.word and w.is_open = reader.is_open);
      return null;
    end $$;
`

/**
 * The search index, which triggers keep current in the transaction of each change. search_sources says what is in it:
 * another source is one more branch of that view and a trigger on its table.
 */
export const search = String.raw`
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists fuzzystrmatch;

drop text search configuration if exists site_search;
create text search configuration site_search (copy = english);
alter text search configuration site_search alter mapping for hword, hword_part, word with unaccent, english_stem;
drop text search configuration if exists site_words;
create text search configuration site_words (copy = simple);
alter text search configuration site_words alter mapping for hword, hword_part, word with unaccent, simple;

create table search_documents (
  source text not null,
  source_id integer not null,
  part integer not null,
  kind text not null,
  post_id integer,
  title text not null,
  body text not null,
  second integer,
  stone text,
  -- Members may read everything in this table; everyone may read a row from this time on.
  opens_at timestamptz not null,
  -- The same for the film or photos of its post.
  post_opens_at timestamptz,
  happened_at timestamptz not null,
  words tsvector not null,
  primary key (kind, source, source_id, part)
) partition by list (kind);
-- The planner needs to know how common a word is in each kind.
create table search_post_documents partition of search_documents for values in ('post');
create table search_story_documents partition of search_documents for values in ('story');
create table search_caption_documents partition of search_documents for values in ('caption');
create table search_chapter_documents partition of search_documents for values in ('chapter');
create table search_find_documents partition of search_documents for values in ('find');
create table search_comment_documents partition of search_documents for values in ('comment');
create table search_merchandise_documents partition of search_documents for values in ('merchandise');
create table search_product_documents partition of search_documents for values in ('product');
create table search_question_documents partition of search_documents for values in ('question');
-- Visitors use indexes without locked rows, so that these cost them no time either.
create index search_documents_open on search_documents using gin (words) with (fastupdate = off) where opens_at = '-infinity';
create index search_documents_all on search_documents using gin (words) with (fastupdate = off);
create index search_documents_open_newest on search_documents (happened_at desc) where opens_at = '-infinity';
create index search_documents_newest on search_documents (happened_at desc);
create index search_documents_opening on search_documents (opens_at) where opens_at > '-infinity' and opens_at < 'infinity';
create index search_documents_post on search_documents (post_id);
create index search_documents_source on search_documents (source, source_id);
create index search_documents_stone on search_documents (stone, post_id) where stone is not null;

create table search_words (
  word text not null,
  -- Words that everyone may read; members have their own rows, with all words.
  is_open boolean not null
);
-- Not unique: a change would wait for every other that brings the same word. domain/content/search/sweepWords.ts removes duplicates.
create index search_words_word on search_words (word, is_open);
create index search_words_open on search_words using gist (word gist_trgm_ops) where is_open;
create index search_words_all on search_words using gist (word gist_trgm_ops) where not is_open;

create function search_text(nodes jsonb) returns text language sql immutable as $$
      select coalesce(ltrim(translate(string_agg(case node ->> 'type'
        when 'text' then node ->> 'text'
        when 'tab' then ' '
        when 'link' then ''
        when 'autolink' then ''
        else chr(10) || concat_ws(chr(10), node -> 'fields' ->> 'stone', node -> 'fields' ->> 'place', node -> 'fields' ->> 'note',
          node -> 'fields' ->> 'text', node -> 'fields' ->> 'caption') end, '' order by place), chr(2) || chr(3), ''), chr(10)), '')
      from jsonb_path_query(nodes, 'strict $.** ? (exists(@.type))') with ordinality as found (node, place)
    $$;

create function search_story(story jsonb, post_opens_at timestamptz) returns table (nodes jsonb, is_below boolean, opens_at timestamptz) language sql immutable as $$
      with children as (
        select child, place, child ->> 'type' = 'block' and child -> 'fields' ->> 'blockType' = 'membersOnly' as is_divider
        from jsonb_array_elements(case jsonb_typeof(story -> 'root' -> 'children') when 'array' then story -> 'root' -> 'children' else '[]' end)
          with ordinality as found (child, place)
      ), divider as (select min(place) as place from children where is_divider)
      select jsonb_agg(child order by c.place), coalesce(c.place > d.place, false),
        case when d.place is null then post_opens_at when c.place > d.place then 'infinity' else '-infinity' end
      from children c, divider d where not coalesce(is_divider, false) group by 2, 3
    $$;

create view search_posts as
select id, title, description, body, created_at,
  case when public_at > now() then public_at when public_at is null and is_subscriber_only then 'infinity' else '-infinity' end as opens_at
from posts where status = 'published' and deleted_at is null;

${searchStatements(AS_WRITTEN)}
create function search_post_changed() returns trigger language plpgsql as $$
    begin
      if TG_OP = 'DELETE' then
        delete from search_documents where post_id = OLD.id;
      elsif TG_OP = 'INSERT' or (OLD.status, OLD.deleted_at, OLD.is_subscriber_only, OLD.public_at, OLD.created_at)
          is distinct from (NEW.status, NEW.deleted_at, NEW.is_subscriber_only, NEW.public_at, NEW.created_at) then
        perform search_refresh(format('post_id = %s', NEW.id));
      elsif (OLD.title, OLD.description, OLD.body) is distinct from (NEW.title, NEW.description, NEW.body) then
        perform search_refresh(format('source in (''posts'', ''stories'', ''find_cards'') and source_id = %s', NEW.id));
      end if;
      return null;
    end $$;
create trigger posts_searched after insert or delete or update of
    title, description, body, status, deleted_at, is_subscriber_only, public_at, created_at
  on posts for each row execute function search_post_changed();

-- For tables whose rows belong to a post: locks the post, so that nobody unpublishes it at the same time.
create function search_post_part_changed() returns trigger language plpgsql as $$
    begin
      perform from posts where id in (OLD.post_id, NEW.post_id) order by id for share;
      perform search_refresh(format('source = %L and source_id in (%s, %s)', TG_TABLE_NAME, coalesce(OLD.id, NEW.id), coalesce(NEW.id, OLD.id)));
      return null;
    end $$;
create trigger comments_searched after insert or delete or update of content, status, post_id, parent_id, created_at on comments
  for each row execute function search_post_part_changed();
create trigger finds_searched after insert or delete or update of stone, note, second, post_id on finds
  for each row execute function search_post_part_changed();

-- The ids as a constant list, which PostgreSQL can look up in the view's part of comments.
create function search_replies() returns trigger language plpgsql as $$
    declare
      ids integer[] := array(select id from comments where parent_id = NEW.id);
    begin
      if ids <> '{}' then
        perform search_refresh(format('source = ''comments'' and source_id = any(%L::integer[])', ids));
      end if;
      return null;
    end $$;
create trigger comments_thread_searched after update of status on comments
  for each row
  when (old.status is distinct from new.status and new.parent_id is null)
  execute function search_replies();

-- For tables that are written many rows at a time.
create function search_post_parts_changed() returns trigger language plpgsql as $$
    declare
      ids integer[] := array(select distinct post_id from changed);
    begin
      perform from posts where id = any(ids) order by id for share;
      perform search_refresh(format('source = %L and post_id = any(%L)', TG_TABLE_NAME, ids));
      return null;
    end $$;
create trigger caption_cues_inserted after insert on caption_cues referencing new table as changed
  for each statement execute function search_post_parts_changed();
create trigger caption_cues_updated after update on caption_cues referencing new table as changed
  for each statement execute function search_post_parts_changed();
create trigger caption_cues_deleted after delete on caption_cues referencing old table as changed
  for each statement execute function search_post_parts_changed();
create trigger film_chapters_inserted after insert on film_chapters referencing new table as changed
  for each statement execute function search_post_parts_changed();
create trigger film_chapters_updated after update on film_chapters referencing new table as changed
  for each statement execute function search_post_parts_changed();
create trigger film_chapters_deleted after delete on film_chapters referencing old table as changed
  for each statement execute function search_post_parts_changed();

create function search_item_changed() returns trigger language plpgsql as $$
    begin
      perform search_refresh(format('source = %L and source_id = %s', TG_TABLE_NAME, case TG_OP when 'DELETE' then OLD.id else NEW.id end));
      return null;
    end $$;
create trigger merchandise_searched after insert or delete or update of
    title, description, category, hidden, vanished_at, created_at
  on merchandise for each row execute function search_item_changed();
create trigger products_searched after insert or delete or update of name, description, body, category, created_at on products
  for each row execute function search_item_changed();
create trigger question_rounds_searched after insert or delete or update of title, description, starts_at on question_rounds
  for each row execute function search_item_changed();
create trigger questions_searched after insert or delete or update of content, answer, status, created_at on questions
  for each row execute function search_item_changed();

create trigger search_words_inserted after insert on search_documents referencing new table as added
  for each statement execute function search_words_added();
create trigger search_words_updated after update on search_documents referencing new table as added
  for each statement execute function search_words_added();
`
