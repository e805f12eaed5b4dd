/** Messages to the owner, as threads. */
export const messages = String.raw`
create type enum_contact_messages_status as enum ('open', 'waiting', 'closed');
create table contact_messages (
  id serial primary key,
  message varchar not null,
  email varchar not null,
  name varchar,
  is_member boolean not null default false,
  user_id integer constraint contact_messages_user_id_users_id_fk references users (id) on delete set null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  status enum_contact_messages_status not null default 'open',
  waiting_since timestamptz(3),
  first_answered_at timestamptz(3),
  last_message_at timestamptz(3)
);
create index contact_messages_created_at_idx on contact_messages (created_at);
create index contact_messages_status_idx on contact_messages (status);
create index contact_messages_updated_at_idx on contact_messages (updated_at);
create index contact_messages_user_idx on contact_messages (user_id);

create type enum_thread_messages_kind as enum ('theirs', 'ours', 'note');
create table thread_messages (
  id serial primary key,
  thread_id integer not null constraint thread_messages_thread_id_contact_messages_id_fk references contact_messages (id) on delete cascade,
  author_id integer constraint thread_messages_author_id_users_id_fk references users (id) on delete set null,
  kind enum_thread_messages_kind not null,
  text varchar not null,
  message_id varchar,
  sender varchar,
  is_held boolean not null default false,
  dropped_files numeric not null default 0,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index thread_messages_author_idx on thread_messages (author_id);
create unique index thread_messages_once on thread_messages (thread_id, message_id) where message_id is not null;
create index thread_messages_thread_idx on thread_messages (thread_id);

create table saved_replies (
  id serial primary key,
  title varchar not null,
  text varchar not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index saved_replies_created_at_idx on saved_replies (created_at);
create index saved_replies_updated_at_idx on saved_replies (updated_at);
`
