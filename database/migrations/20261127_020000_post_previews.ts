import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The clip of a film that everyone can watch. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table posts add column preview_id integer
      constraint posts_preview_id_media_id_fk references media(id) on delete set null;
    create index posts_preview_idx on posts (preview_id);
    alter table _posts_v add column version_preview_id integer
      constraint _posts_v_version_preview_id_media_id_fk references media(id) on delete set null;
    create index _posts_v_version_version_preview_idx on _posts_v (version_preview_id);
    drop trigger posts_announced on posts;
    create trigger posts_announced after insert or delete or update of
      id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id,
      video_duration, author_id, created_at, deleted_at, series_id, _posts_parts_order, place_state, place_latitude,
      place_longitude, collecting_rule, collecting_source_url, collecting_checked_on, preview_id
      or truncate on posts for each statement execute function announce_change('posts');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger posts_announced on posts;
    create trigger posts_announced after insert or delete or update of
      id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id,
      video_duration, author_id, created_at, deleted_at, series_id, _posts_parts_order, place_state, place_latitude,
      place_longitude, collecting_rule, collecting_source_url, collecting_checked_on
      or truncate on posts for each statement execute function announce_change('posts');
    alter table _posts_v drop column version_preview_id;
    alter table posts drop column preview_id;`)
}
