/** The site’s keys for push services, which devices get notifications about what, and which were sent. */
export const push = String.raw`
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key varchar not null,
  private_key varchar not null,
  created_at timestamptz not null
);

create table push_choices (
  user_id integer primary key references users (id) on delete cascade,
  skipped_kinds varchar[] not null default '{}',
  replies boolean not null default true
);

create table push_devices (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  session_id varchar not null,
  endpoint varchar not null unique,
  p256dh varchar not null,
  auth varchar not null,
  created_at timestamptz not null
);
create index push_devices_user_idx on push_devices (user_id);

create table post_pushes (
  post_id integer primary key references posts (id) on delete cascade,
  started_at timestamptz not null,
  last_device_id integer not null default 0,
  recipients integer not null default 0,
  finished_at timestamptz
);
create index post_pushes_open_idx on post_pushes (post_id) where finished_at is null;

create table push_messages (
  id serial primary key,
  device_id integer not null references push_devices (id) on delete cascade,
  key varchar not null,
  post_id integer references posts (id) on delete cascade,
  reply_id integer references comments (id) on delete cascade,
  created_at timestamptz not null,
  closed_at timestamptz,
  problem varchar,
  unique (device_id, key)
);
create index push_messages_created_idx on push_messages (created_at);
create index push_messages_post_idx on push_messages (post_id);
create index push_messages_reply_idx on push_messages (reply_id);
`
