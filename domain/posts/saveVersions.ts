import { type Database, sql, type Statement } from '#database/sql.ts'

/**
 * Call it in the transaction of every statement that changes a versioned column, so that the panel's Versions tab is
 * complete.
 */
export async function saveVersions(tx: Database, postIds: number[]): Promise<void> {
  await tx.query(copyPosts(postIds))
}

/** Before a post's first edit, or its original text would be lost. */
export async function saveFirstVersion(tx: Database, postId: number): Promise<void> {
  await tx.query(copyPosts([postId], true))
}

/** The panel compares pictures by their row ids. */
const copyPosts = (postIds: number[], onlyFirst = false): Statement => sql`
  with kept as (
    insert into _posts_v (parent_id, version_title, version_description, version_body, version_type, version_cover_id, version_video_id,
      version_is_subscriber_only, version_status, version_category, version_publish_at, version_public_at,
      version_author_id, version_prepared_status, version_video_duration, version_view_count, version_comment_count,
      version_updated_at, version_created_at, version_deleted_at, version_series_id, version__posts_parts_order,
      version_seo_title, version_seo_description, version_seo_image_id,
      version_place_state, version_place_latitude, version_place_longitude,
      version_collecting_rule, version_collecting_source_url, version_collecting_checked_on, created_at, updated_at)
    select p.id, p.title, p.description, p.body, p.type::text::enum__posts_v_version_type, p.cover_id, p.video_id,
      p.is_subscriber_only, p.status::text::enum__posts_v_version_status, p.category::text::enum__posts_v_version_category,
      p.publish_at, p.public_at, p.author_id, p.prepared_status::text::enum__posts_v_version_prepared_status,
      p.video_duration, p.view_count, p.comment_count, p.updated_at, p.created_at, p.deleted_at, p.series_id, p._posts_parts_order,
      p.seo_title, p.seo_description, p.seo_image_id,
      p.place_state::text::enum__posts_v_version_place_state, p.place_latitude, p.place_longitude,
      p.collecting_rule, p.collecting_source_url, p.collecting_checked_on, p.updated_at, p.updated_at
    from posts p
    where p.id = any(${postIds}) and (not ${onlyFirst}::boolean or not exists (select 1 from _posts_v v where v.parent_id = p.id))
    order by p.id
    returning id, parent_id
  ), chapters as (
    insert into _posts_v_version_chapters (_order, _parent_id, second, title, _uuid)
    select c._order, kept.id, c.second, c.title, c.id from kept join posts_chapters c on c._parent_id = kept.parent_id
  )
  insert into _posts_v_version_images (_order, _parent_id, media_id, _uuid)
  select i._order, kept.id, i.media_id, i.id from kept join posts_images i on i._parent_id = kept.parent_id`
