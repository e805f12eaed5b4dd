/** Files, the streams that are made of films, and where an account watches. */
export const media = String.raw`
create type enum_media_kind as enum ('image', 'video');
create type enum_media_state as enum ('ticket', 'receiving', 'ready', 'converting', 'failed');
create table media (
  id serial primary key,
  alt varchar,
  kind enum_media_kind,
  state enum_media_state not null default 'ready',
  owner_id integer constraint media_owner_id_users_id_fk references users (id) on delete set null,
  ticket varchar,
  ticket_expires_at timestamptz(3),
  max_bytes numeric,
  duration_seconds numeric,
  used_at timestamptz(3),
  widths jsonb,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  url varchar,
  thumbnail_u_r_l varchar,
  filename varchar,
  mime_type varchar,
  filesize numeric,
  width numeric,
  height numeric,
  focal_x numeric,
  focal_y numeric,
  problem varchar,
  prefix varchar default '',
  _objectkey varchar,
  is_playable boolean default true
);
create index media_created_at_idx on media (created_at);
create unique index media_filename_idx on media (filename);
create index media_owner_idx on media (owner_id);
create index media_state_idx on media (state);
create unique index media_ticket_idx on media (ticket);
create index media_updated_at_idx on media (updated_at);
create index media_used_at_idx on media (used_at);

create type enum_film_streams_state as enum ('waiting', 'converting', 'ready', 'failed');
create table film_streams (
  media_id integer primary key references media (id) on delete cascade,
  filename text not null,
  state enum_film_streams_state not null,
  progress integer not null default 0,
  attempts integer not null default 0,
  retry_at timestamptz,
  problem text,
  updated_at timestamptz not null default now()
);

create table stream_viewers (
  user_id integer not null references users (id) on delete cascade,
  session_id text not null,
  began_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (user_id, session_id)
);
create index stream_viewers_seen_idx on stream_viewers (seen_at);

create trigger film_streams_announced after insert or delete or update of state or truncate on film_streams
  for each statement execute function announce_change('posts');
create trigger media_announced after insert or delete or update of id, filename, problem or truncate on media
  for each statement execute function announce_change('posts', 'products', 'site');
`
