import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Videos that browsers can't play, articles below the members-only divider, and a search index that follows the date of
 * a post. Comments, captions, chapters and finds lock their post before their documents.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table media add column is_playable boolean default true;
    update media set is_playable = false where mime_type in ('video/quicktime', 'video/vnd.avi');

    alter table story_items add column audience enum_story_media_audience not null default 'as_post';
    alter table story_items alter column audience drop default;
    with parts as (
      select p.id, part, place, part ->> 'type' = 'block' and part -> 'fields' ->> 'blockType' = 'membersOnly' as is_divider
      from posts p, jsonb_array_elements(
        case jsonb_typeof(p.body -> 'root' -> 'children') when 'array' then p.body -> 'root' -> 'children' else '[]' end)
        with ordinality as found (part, place)
      where p.id in (select post_id from story_items)
    ), dividers as (
      select id, min(place) as place from parts where is_divider group by id
    ), used as (
      select distinct p.id, item ->> 'relationTo' as kind, coalesce(item #>> '{value,id}', item ->> 'value') as item_id
      from parts p join dividers d on d.id = p.id and p.place < d.place,
        jsonb_path_query(p.part, 'strict $.**.fields.keyvalue() ? (@.key == "item" || @.key == "doc").value', silent => true) item
    )
    update story_items s set audience = case when exists (
        select from used u where u.id = s.post_id and (u.kind, u.item_id)
          in (('merchandise', s.merchandise_id::text), ('products', s.product_id::text)))
      then 'everyone' else 'members' end::enum_story_media_audience
    from dividers d where d.id = s.post_id;

    create or replace function search_post_changed() returns trigger language plpgsql as $$
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
    update search_documents d set happened_at = p.created_at from posts p
    where p.id = d.post_id and d.source in ('caption_cues', 'film_chapters', 'finds') and d.happened_at <> p.created_at;

    create or replace function search_post_part_changed() returns trigger language plpgsql as $$
    begin
      perform from posts where id in (OLD.post_id, NEW.post_id) order by id for share;
      perform search_refresh(format('source = %L and source_id in (%s, %s)', TG_TABLE_NAME, coalesce(OLD.id, NEW.id), coalesce(NEW.id, OLD.id)));
      return null;
    end $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function search_post_part_changed() returns trigger language plpgsql as $$
    begin
      if TG_OP <> 'INSERT' then
        perform search_refresh(format('source = %L and source_id = %s', TG_TABLE_NAME, OLD.id));
      end if;
      if TG_OP <> 'DELETE' then
        perform from posts where id = NEW.post_id for share;
        perform search_refresh(format('source = %L and source_id = %s', TG_TABLE_NAME, NEW.id));
      end if;
      return null;
    end $$;
    create or replace function search_post_changed() returns trigger language plpgsql as $$
    begin
      if TG_OP = 'DELETE' then
        delete from search_documents where post_id = OLD.id;
      elsif TG_OP = 'INSERT' or (OLD.status, OLD.deleted_at, OLD.is_subscriber_only, OLD.public_at)
          is distinct from (NEW.status, NEW.deleted_at, NEW.is_subscriber_only, NEW.public_at) then
        perform search_refresh(format('post_id = %s', NEW.id));
      elsif (OLD.title, OLD.description, OLD.body, OLD.created_at) is distinct from (NEW.title, NEW.description, NEW.body, NEW.created_at) then
        perform search_refresh(format('source in (''posts'', ''stories'', ''find_cards'') and source_id = %s', NEW.id));
      end if;
      return null;
    end $$;
    alter table story_items drop column audience;
    alter table media drop column is_playable;`)
}
