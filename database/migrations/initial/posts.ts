/** Posts, their series and versions, and how often they were viewed. */
export const posts = String.raw`
create table series (
  id serial primary key,
  title varchar not null,
  slug varchar not null,
  description varchar,
  cover_id integer constraint series_cover_id_media_id_fk references media (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index series_cover_idx on series (cover_id);
create index series_created_at_idx on series (created_at);
create unique index series_slug_idx on series (slug);
create index series_updated_at_idx on series (updated_at);

create type enum_posts_type as enum ('video', 'gallery');
create type enum_posts_status as enum ('published', 'pending', 'processing', 'scheduled', 'draft');
create type enum_posts_category as enum ('hunt', 'gear-review', 'q-and-a', 'field-notes');
create type enum_posts_prepared_status as enum ('published', 'pending', 'scheduled', 'draft');
create type enum_posts_place_state as enum (
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY',
  'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH',
  'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'
);
create table posts (
  id serial primary key,
  title varchar not null,
  description varchar,
  type enum_posts_type not null default 'video',
  cover_id integer constraint posts_cover_id_media_id_fk references media (id) on delete set null,
  video_id integer constraint posts_video_id_media_id_fk references media (id) on delete set null,
  is_subscriber_only boolean not null default true,
  status enum_posts_status not null default 'published',
  category enum_posts_category not null default 'hunt',
  publish_at timestamptz(3),
  public_at timestamptz(3),
  author_id integer constraint posts_author_id_users_id_fk references users (id) on delete set null,
  video_duration numeric,
  view_count numeric not null default 0,
  comment_count numeric not null default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),
  prepared_status enum_posts_prepared_status,
  body jsonb,
  seo_title varchar,
  seo_description varchar,
  seo_image_id integer constraint posts_seo_image_id_media_id_fk references media (id) on delete set null,
  _posts_parts_order varchar,
  series_id integer constraint posts_series_id_series_id_fk references series (id) on delete set null,
  place_state enum_posts_place_state,
  place_latitude numeric,
  place_longitude numeric,
  collecting_rule varchar,
  collecting_source_url varchar,
  collecting_checked_on timestamptz(3),
  comments_closed_at timestamptz(3),
  preview_id integer constraint posts_preview_id_media_id_fk references media (id) on delete set null,
  german_title varchar,
  german_description varchar,
  german_body jsonb
);
create index posts__posts_parts_order_idx on posts (_posts_parts_order);
create index posts_author_idx on posts (author_id);
create index posts_by_access on posts (is_subscriber_only, created_at desc, id desc) include (status, author_id)
  where deleted_at is null and public_at is null;
create index posts_by_kind on posts (category, created_at desc, id desc) include (status, author_id)
  where deleted_at is null;
create index posts_by_newest on posts (created_at desc, id desc) include (status, author_id) where deleted_at is null;
create index posts_by_state on posts (place_state, created_at desc, id desc)
  where place_state is not null and deleted_at is null;
create index posts_by_type on posts (type, created_at desc, id desc) include (status, author_id)
  where deleted_at is null;
create index posts_by_views on posts (view_count desc, id desc) include (status, author_id) where deleted_at is null;
create index posts_cover_idx on posts (cover_id);
create index posts_created_at_idx on posts (created_at);
create index posts_deleted_at_idx on posts (deleted_at);
create index posts_early_access on posts (created_at desc, id desc) include (public_at, status, author_id)
  where deleted_at is null and public_at is not null;
create index posts_preview_idx on posts (preview_id);
create index posts_publish_at_idx on posts (publish_at);
create index posts_seo_seo_image_idx on posts (seo_image_id);
create index posts_series_idx on posts (series_id);
create index posts_updated_at_idx on posts (updated_at);
create index posts_video_idx on posts (video_id);
create index posts_view_count_idx on posts (view_count);
create index posts_waiting on posts (created_at) where status = 'pending' and deleted_at is null;
create index "status_createdAt_idx" on posts (status, created_at);

create table posts_images (
  _order integer not null,
  _parent_id integer not null constraint posts_images_parent_id_fk references posts (id) on delete cascade,
  id varchar primary key,
  media_id integer constraint posts_images_media_id_media_id_fk references media (id) on delete set null
);
create index posts_images_media_idx on posts_images (media_id);
create index posts_images_order_idx on posts_images (_order);
create index posts_images_parent_id_idx on posts_images (_parent_id);

create table posts_chapters (
  _order integer not null,
  _parent_id integer not null constraint posts_chapters_parent_id_fk references posts (id) on delete cascade,
  id varchar primary key,
  second numeric,
  title varchar
);
create index posts_chapters_order_idx on posts_chapters (_order);
create index posts_chapters_parent_id_idx on posts_chapters (_parent_id);

create type enum__posts_v_version_type as enum ('video', 'gallery');
create type enum__posts_v_version_status as enum ('published', 'pending', 'processing', 'scheduled', 'draft');
create type enum__posts_v_version_category as enum ('hunt', 'gear-review', 'q-and-a', 'field-notes');
create type enum__posts_v_version_prepared_status as enum ('published', 'pending', 'scheduled', 'draft');
create type enum__posts_v_version_place_state as enum (
  'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY',
  'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH',
  'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'
);
create table _posts_v (
  id serial primary key,
  parent_id integer constraint _posts_v_parent_id_posts_id_fk references posts (id) on delete set null,
  version_title varchar not null,
  version_description varchar,
  version_type enum__posts_v_version_type not null default 'video',
  version_cover_id integer constraint _posts_v_version_cover_id_media_id_fk references media (id) on delete set null,
  version_video_id integer constraint _posts_v_version_video_id_media_id_fk references media (id) on delete set null,
  version_is_subscriber_only boolean not null default true,
  version_status enum__posts_v_version_status not null default 'published',
  version_category enum__posts_v_version_category not null default 'hunt',
  version_publish_at timestamptz(3),
  version_public_at timestamptz(3),
  version_author_id integer constraint _posts_v_version_author_id_users_id_fk references users (id) on delete set null,
  version_video_duration numeric,
  version_view_count numeric not null default 0,
  version_comment_count numeric not null default 0,
  version_updated_at timestamptz(3),
  version_created_at timestamptz(3),
  version_deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  version_prepared_status enum__posts_v_version_prepared_status,
  version_body jsonb,
  version_seo_title varchar,
  version_seo_description varchar,
  version_seo_image_id integer constraint _posts_v_version_seo_image_id_media_id_fk references media (id) on delete set null,
  version__posts_parts_order varchar,
  version_series_id integer constraint _posts_v_version_series_id_series_id_fk references series (id) on delete set null,
  version_place_state enum__posts_v_version_place_state,
  version_place_latitude numeric,
  version_place_longitude numeric,
  version_collecting_rule varchar,
  version_collecting_source_url varchar,
  version_collecting_checked_on timestamptz(3),
  version_comments_closed_at timestamptz(3),
  version_preview_id integer constraint _posts_v_version_preview_id_media_id_fk references media (id) on delete set null,
  version_german_title varchar,
  version_german_description varchar,
  version_german_body jsonb
);
create index _posts_v_created_at_idx on _posts_v (created_at);
create index _posts_v_parent_idx on _posts_v (parent_id);
create index _posts_v_updated_at_idx on _posts_v (updated_at);
create index _posts_v_version_seo_version_seo_image_idx on _posts_v (version_seo_image_id);
create index _posts_v_version_version__posts_parts_order_idx on _posts_v (version__posts_parts_order);
create index _posts_v_version_version_author_idx on _posts_v (version_author_id);
create index _posts_v_version_version_cover_idx on _posts_v (version_cover_id);
create index _posts_v_version_version_created_at_idx on _posts_v (version_created_at);
create index _posts_v_version_version_deleted_at_idx on _posts_v (version_deleted_at);
create index _posts_v_version_version_preview_idx on _posts_v (version_preview_id);
create index _posts_v_version_version_publish_at_idx on _posts_v (version_publish_at);
create index _posts_v_version_version_series_idx on _posts_v (version_series_id);
create index _posts_v_version_version_updated_at_idx on _posts_v (version_updated_at);
create index _posts_v_version_version_video_idx on _posts_v (version_video_id);
create index _posts_v_version_version_view_count_idx on _posts_v (version_view_count);
create index "version_status_version_createdAt_idx" on _posts_v (version_status, version_created_at);

create table _posts_v_version_images (
  _order integer not null,
  _parent_id integer not null constraint _posts_v_version_images_parent_id_fk references _posts_v (id) on delete cascade,
  id serial primary key,
  media_id integer constraint _posts_v_version_images_media_id_media_id_fk references media (id) on delete set null,
  _uuid varchar
);
create index _posts_v_version_images_media_idx on _posts_v_version_images (media_id);
create index _posts_v_version_images_order_idx on _posts_v_version_images (_order);
create index _posts_v_version_images_parent_id_idx on _posts_v_version_images (_parent_id);

create table _posts_v_version_chapters (
  _order integer not null,
  _parent_id integer not null constraint _posts_v_version_chapters_parent_id_fk references _posts_v (id) on delete cascade,
  id serial primary key,
  second numeric,
  title varchar,
  _uuid varchar
);
create index _posts_v_version_chapters_order_idx on _posts_v_version_chapters (_order);
create index _posts_v_version_chapters_parent_id_idx on _posts_v_version_chapters (_parent_id);

create table post_views (
  post_id integer not null references posts (id) on delete cascade,
  viewer text not null,
  seen_at timestamptz not null,
  primary key (post_id, viewer)
);
create index post_views_seen_at on post_views (seen_at);

create function keep_post_counters() returns trigger language plpgsql as $$
    BEGIN
      NEW.view_count := OLD.view_count;
      NEW.comment_count := OLD.comment_count;
      RETURN NEW;
    END $$;
create trigger posts_keep_counters before update on posts
  for each row
  when (pg_trigger_depth() = 0 and current_setting('stone_hunt.sets_counters', true) is distinct from 'on')
  execute function keep_post_counters();

create function count_views() returns trigger language plpgsql as $$
    BEGIN
      UPDATE posts SET view_count = view_count + seen.views
      FROM (SELECT post_id, count(*) AS views FROM counted GROUP BY post_id) seen WHERE posts.id = seen.post_id;
      RETURN NULL;
    END $$;
create trigger post_views_counted_first after insert on post_views referencing new table as counted
  for each statement execute function count_views();

create function count_views_again() returns trigger language plpgsql as $$
    BEGIN
      UPDATE posts SET view_count = view_count + seen.views
      FROM (
        SELECT post_id, count(*) AS views FROM counted JOIN known USING (post_id, viewer)
        WHERE counted.seen_at > known.seen_at GROUP BY post_id
      ) seen WHERE posts.id = seen.post_id;
      RETURN NULL;
    END $$;
create trigger post_views_counted_again after update on post_views referencing old table as known new table as counted
  for each statement execute function count_views_again();

create trigger post_counts_announced after update of view_count, comment_count on posts
  for each statement execute function announce_change('post_counts');
create trigger posts_announced after insert or delete or update of
    id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id,
    video_duration, author_id, created_at, deleted_at, series_id, _posts_parts_order, place_state,
    place_latitude, place_longitude, collecting_rule, collecting_source_url, collecting_checked_on, preview_id
  or truncate on posts for each statement execute function announce_change('posts');
create trigger posts_body_announced after update of body on posts for each statement execute function announce_change('posts');
create trigger posts_closing_announced after update of comments_closed_at on posts
  for each statement execute function announce_change('posts');
create trigger posts_german_announced after update of german_title, german_description, german_body on posts
  for each statement execute function announce_change('posts');
create trigger posts_images_announced after insert or update or delete or truncate on posts_images
  for each statement execute function announce_change('posts');
create trigger posts_seo_announced after update of seo_title, seo_description, seo_image_id on posts
  for each statement execute function announce_change('posts');
create trigger series_announced after insert or update or delete or truncate on series
  for each statement execute function announce_change('posts');
`
