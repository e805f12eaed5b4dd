/** Captions, chapters and finds of a film, and where a member stopped watching. */
export const films = String.raw`
create table captions (
  id serial primary key,
  post_id integer not null constraint captions_post_id_posts_id_fk references posts (id) on delete cascade,
  language varchar not null,
  label varchar,
  vtt varchar not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index captions_created_at_idx on captions (created_at);
create index captions_post_idx on captions (post_id);
create index captions_updated_at_idx on captions (updated_at);
create unique index post_language_idx on captions (post_id, language);

create table caption_cues (
  id integer generated always as identity primary key,
  caption_id integer not null references captions (id) on delete cascade,
  post_id integer not null references posts (id) on delete cascade,
  starts_at_ms integer not null,
  ends_at_ms integer not null,
  text text not null
);
create index caption_cues_of_captions on caption_cues (caption_id, starts_at_ms);
create index caption_cues_of_post on caption_cues (post_id);

create table film_chapters (
  post_id integer not null references posts (id) on delete cascade,
  starts_at_s integer not null,
  title text not null,
  -- Written in the description, which everyone reads.
  is_public boolean not null,
  primary key (post_id, starts_at_s)
);

create table finds (
  id serial primary key,
  post_id integer not null constraint finds_post_id_posts_id_fk references posts (id) on delete cascade,
  stone varchar not null,
  note varchar,
  second numeric not null,
  frame_id integer constraint finds_frame_id_media_id_fk references media (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index finds_created_at_idx on finds (created_at);
create index finds_frame_idx on finds (frame_id);
create index finds_post_idx on finds (post_id);
create index finds_updated_at_idx on finds (updated_at);

create table watch_positions (
  user_id integer not null references users (id) on delete cascade,
  post_id integer not null references posts (id) on delete cascade,
  second integer not null,
  duration_s integer,
  finished_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, post_id)
);
create index watch_positions_newest on watch_positions (user_id, updated_at desc);
create index watch_positions_of_post on watch_positions (post_id);

create trigger captions_announced after insert or update or delete or truncate on captions
  for each statement execute function announce_change('posts');
create trigger film_chapters_announced after insert or update or delete or truncate on film_chapters
  for each statement execute function announce_change('posts');
create trigger finds_announced after insert or update or delete or truncate on finds
  for each statement execute function announce_change('posts');
`
