/** Profiles, comments, likes, reports, mentions and blocked members. */
export const comments = String.raw`
create table profiles (
  id serial primary key,
  user_id integer not null constraint profiles_user_id_users_id_fk references users (id) on delete cascade,
  name varchar,
  name_key varchar,
  picture_id integer constraint profiles_picture_id_media_id_fk references media (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index profiles_created_at_idx on profiles (created_at);
create unique index profiles_name_key_idx on profiles (name_key);
create index profiles_picture_idx on profiles (picture_id);
create index profiles_updated_at_idx on profiles (updated_at);
create unique index profiles_user_idx on profiles (user_id);

create table blocked_members (
  blocker_id integer not null references users (id) on delete cascade,
  blocked_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index blocked_members_blocked_idx on blocked_members (blocked_id);

create type enum_comments_status as enum ('visible', 'pending', 'hidden');
create type enum_comments_hidden_reason as enum ('spam', 'insult', 'off-topic', 'spoiler', 'other', 'thread');
create table comments (
  id serial primary key,
  content varchar not null,
  status enum_comments_status not null default 'visible',
  post_id integer not null constraint comments_post_id_posts_id_fk references posts (id) on delete cascade,
  author_id integer not null constraint comments_author_id_users_id_fk references users (id) on delete cascade,
  like_count numeric not null default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  parent_id integer constraint comments_parent_id_comments_id_fk references comments (id) on delete set null,
  reply_to_id integer constraint comments_reply_to_id_comments_id_fk references comments (id) on delete set null,
  pinned_at timestamptz(3),
  edited_at timestamptz(3),
  hidden_reason enum_comments_hidden_reason,
  hidden_note varchar
);
create index comments_author_idx on comments (author_id);
create index comments_created_at_idx on comments (created_at);
create index comments_parent_idx on comments (parent_id);
create index comments_post_idx on comments (post_id);
create index comments_reply_to_idx on comments (reply_to_id);
create index comments_status_idx on comments (status);
create index comments_updated_at_idx on comments (updated_at);
create index comments_waiting on comments (created_at) where status = 'pending';
create index "post_status_createdAt_idx" on comments (post_id, status, created_at);

create table comment_likes (
  id serial primary key,
  comment_id integer not null constraint comment_likes_comment_id_comments_id_fk references comments (id) on delete cascade,
  user_id integer not null constraint comment_likes_user_id_users_id_fk references users (id) on delete cascade,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index comment_likes_comment_idx on comment_likes (comment_id);
create index comment_likes_created_at_idx on comment_likes (created_at);
create index comment_likes_updated_at_idx on comment_likes (updated_at);
create index comment_likes_user_idx on comment_likes (user_id);
create unique index comment_user_1_idx on comment_likes (comment_id, user_id);

create type enum_comment_reports_reason as enum ('spam', 'unkind', 'off-topic', 'profile', 'other');
create table comment_reports (
  id serial primary key,
  comment_id integer not null constraint comment_reports_comment_id_comments_id_fk references comments (id) on delete cascade,
  user_id integer not null constraint comment_reports_user_id_users_id_fk references users (id) on delete cascade,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  reason enum_comment_reports_reason,
  note varchar
);
create index comment_reports_comment_idx on comment_reports (comment_id);
create index comment_reports_created_at_idx on comment_reports (created_at);
create index comment_reports_updated_at_idx on comment_reports (updated_at);
create index comment_reports_user_idx on comment_reports (user_id);
create unique index comment_user_idx on comment_reports (comment_id, user_id);

create table comment_mentions (
  comment_id integer not null references comments (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  place integer not null,
  primary key (comment_id, user_id)
);
create index comment_mentions_user_idx on comment_mentions (user_id);

create function keep_comment_counters() returns trigger language plpgsql as $$
    BEGIN
      NEW.like_count := OLD.like_count;
      RETURN NEW;
    END $$;
create trigger comments_keep_counters before update on comments
  for each row when (pg_trigger_depth() = 0) execute function keep_comment_counters();

create function count_comments() returns trigger language plpgsql as $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 'visible' AND (TG_OP = 'DELETE' OR NEW.status <> 'visible') THEN
        UPDATE posts SET comment_count = comment_count - 1 WHERE id = OLD.post_id;
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 'visible' AND (TG_OP = 'INSERT' OR OLD.status <> 'visible') THEN
        UPDATE posts SET comment_count = comment_count + 1 WHERE id = NEW.post_id;
      END IF;
      RETURN NULL;
    END $$;
create trigger comments_counted after insert or delete or update of status on comments for each row execute function count_comments();

create function count_likes() returns trigger language plpgsql as $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE comments SET like_count = like_count + 1 WHERE id = NEW.comment_id;
      ELSE
        UPDATE comments SET like_count = like_count - 1 WHERE id = OLD.comment_id;
      END IF;
      RETURN NULL;
    END $$;
create trigger comment_likes_counted after insert or delete on comment_likes for each row execute function count_likes();

-- Replies are hidden together with their first comment, and stay hidden if it is deleted later.
create function hide_replies() returns trigger language plpgsql as $$
  BEGIN
    UPDATE comments SET status = 'hidden', hidden_reason = 'thread', updated_at = NEW.updated_at
    WHERE parent_id = NEW.id AND status = 'visible';
    RETURN NULL;
  END $$;
create trigger comments_hidden_with_first after update of status on comments
  for each row
  when (new.status = 'hidden' and old.status <> 'hidden' and new.parent_id is null)
  execute function hide_replies();

create function notify_comment() returns trigger language plpgsql as $$
  BEGIN
    PERFORM pg_notify('stone_hunt_comments', coalesce(NEW.post_id, OLD.post_id)::text);
    RETURN NULL;
  END $$;
create trigger comments_notify after insert or delete or update of content, status, pinned_at on comments
  for each row execute function notify_comment();
`
