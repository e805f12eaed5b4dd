/** Letters, who wants emails about posts, and what was emailed to many. */
export const newsletters = String.raw`
create table letters (
  id serial primary key,
  subject varchar not null,
  preheader varchar,
  body jsonb not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index letters_created_at_idx on letters (created_at);
create index letters_updated_at_idx on letters (updated_at);

create table mailings (
  post_id integer unique references posts (id) on delete cascade,
  audience varchar not null check (audience in ('everyone', 'members', 'free', 'new-members')),
  requested_at timestamptz(3) not null,
  last_user_id integer not null default 0,
  recipients integer not null default 0,
  finished_at timestamptz(3),
  joined_within_days integer,
  starts_at timestamptz(3) not null,
  started_at timestamptz(3),
  id serial primary key,
  letter_id integer unique references letters (id) on delete cascade,
  constraint mailings_subject check (num_nonnulls(post_id, letter_id) = 1)
);
create index mailings_open on mailings (starts_at) where finished_at is null;

create table mailing_links (
  mailing_id integer not null references mailings (id) on delete cascade,
  key varchar not null,
  url varchar not null,
  clicks integer not null,
  primary key (mailing_id, key)
);

create table post_email_choices (
  user_id integer primary key references users (id) on delete cascade,
  choice varchar not null check (choice in ('at_once', 'weekly', 'none')),
  chosen_at timestamptz(3) not null,
  skipped_kinds varchar[] not null default '{}',
  letters boolean not null default true
);
create index post_email_choices_choice on post_email_choices (choice, user_id);

create table post_digests (
  week date primary key,
  last_user_id integer not null default 0,
  recipients integer not null default 0,
  finished_at timestamptz(3)
);
`
