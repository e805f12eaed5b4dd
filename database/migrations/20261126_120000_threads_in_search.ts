import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Replies leave the search index while their thread is hidden, and cached answers follow rounds and profiles. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`${searchSources(IN_SHOWN_THREAD)}
    drop trigger comments_searched on comments;
    create trigger comments_searched after insert or delete or update of content, status, post_id, parent_id, created_at
      on comments for each row execute function search_post_part_changed();
    -- A constant list, which PostgreSQL can look up in the view's part of comments.
    create function search_replies() returns trigger language plpgsql as $$
    declare
      ids integer[] := array(select id from comments where parent_id = NEW.id);
    begin
      if ids <> '{}' then
        perform search_refresh(format('source = ''comments'' and source_id = any(%L::integer[])', ids));
      end if;
      return null;
    end $$;
    create trigger comments_thread_searched after update of status on comments for each row
      when (old.status is distinct from new.status and new.parent_id is null) execute function search_replies();
    delete from search_documents d using comments c join comments above on above.id = c.parent_id
    where d.kind = 'comment' and d.source = 'comments' and d.source_id = c.id and above.status <> 'visible';

    create trigger question_rounds_announced after insert or delete or update or truncate on question_rounds
      for each statement execute function announce_change('questions');
    create trigger questions_announced after insert or delete or update of status, round_id or truncate on questions
      for each statement execute function announce_change('questions');

    -- The name below the find of the month.
    create function announce_finder() returns trigger language plpgsql as $$
    begin
      if exists (select from logged_finds where chosen_at is not null and user_id in (OLD.user_id, NEW.user_id)) then
        insert into changes (xid, topic, made_at) values (pg_current_xact_id(), 'site', clock_timestamp()) on conflict do nothing;
        perform pg_notify('stone_hunt_changes', 'site ' || pg_current_xact_id());
      end if;
      return null;
    end $$;
    create trigger profiles_announced after insert or delete or update of name on profiles
      for each row execute function announce_finder();
    create trigger users_closed_announced after update of closed_at on users for each row
      when (old.closed_at is distinct from new.closed_at) execute function announce_change('site');`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`
    drop trigger users_closed_announced on users;
    drop trigger profiles_announced on profiles;
    drop function announce_finder;
    drop trigger questions_announced on questions;
    drop trigger question_rounds_announced on question_rounds;
    drop trigger comments_thread_searched on comments;
    drop function search_replies;
    drop trigger comments_searched on comments;
    create trigger comments_searched after insert or delete or update of content, status, post_id, created_at
      on comments for each row execute function search_post_part_changed();
    ${searchSources(VISIBLE)}
    select search_refresh('source = ''comments''');`))
}

const VISIBLE = `c.status = 'visible'`
/** A reply is hidden together with the comment above it, also while that waits for approval. */
const IN_SHOWN_THREAD = `c.status = 'visible' and not exists (
          select from comments above where above.id = c.parent_id and above.status <> 'visible')`

/** @param comments which comments are in it. */
const searchSources = (comments: string): string => `
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
    from comments c join search_posts p on p.id = c.post_id where ${comments}
    union all
    select 'caption_cues', c.id, 0, 'caption', p.id, '', translate(c.text, chr(2) || chr(3), ''), c.starts_at_ms / 1000, null, p.opens_at, p.opens_at, p.created_at
    from caption_cues c join search_posts p on p.id = c.post_id
    union all
    select 'film_chapters', p.id, c.starts_at_s, 'chapter', p.id, c.title, '', c.starts_at_s, null,
      case when c.is_public then '-infinity' else p.opens_at end, p.opens_at, p.created_at
    from film_chapters c join search_posts p on p.id = c.post_id
    union all
    select 'finds', f.id, 0, 'find', p.id, f.stone, coalesce(f.note, ''), floor(f.second)::integer, lower(trim(f.stone)), p.opens_at, p.opens_at, p.created_at
    from finds f join search_posts p on p.id = f.post_id
    union all
    select 'merchandise', m.id, 0, 'merchandise', null, m.title, concat_ws(' ', regexp_replace(m.description, '<[^>]*>', ' ', 'g'), m.category), null, null,
      '-infinity', null, m.created_at
    from merchandise m where not m.hidden and m.vanished_at is null
    union all
    select 'products', p.id, 0, 'product', null, p.name, concat_ws(' ', p.description, left(search_text(p.body), 50000), p.category), null, null,
      '-infinity', null, p.created_at
    from products p
    union all
    select 'question_rounds', r.id, 0, 'question', null, r.title, coalesce(r.description, ''), null, null, '-infinity', null, r.starts_at
    from question_rounds r
    union all
    select 'questions', q.id, 0, 'question', null, q.content, coalesce(q.answer, ''), null, null, 'infinity', 'infinity', q.created_at
    from questions q where q.status = 'answered';`
