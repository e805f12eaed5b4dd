/** Emails that wait or were sent, the owner’s wording, and which mailboxes get none. */
export const emails = String.raw`
create type enum_mail_outbox_language as enum ('en', 'de');
create table mail_outbox (
  id serial primary key,
  key varchar not null,
  kind varchar not null,
  "to" varchar not null,
  data jsonb not null,
  sent_at timestamptz(3),
  problem varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  skipped_because varchar,
  language enum_mail_outbox_language not null default 'en'
);
create index mail_outbox_created_at_idx on mail_outbox (created_at);
create unique index mail_outbox_key_idx on mail_outbox (key);
create index mail_outbox_mailing on mail_outbox ((data ->> 'mailingId')) where (data ->> 'mailingId') is not null;
create index mail_outbox_to_idx on mail_outbox (lower("to"));
create index mail_outbox_updated_at_idx on mail_outbox (updated_at);

create table mail_wordings (
  key text primary key,
  subject text not null,
  title text not null,
  body text not null,
  updated_at timestamptz not null default now()
);

create table mail_pace (
  is_only boolean primary key default true check (is_only),
  next_at timestamptz not null
);

create table mail_stops (
  person_key text primary key,
  reason text not null check (reason in ('bounce', 'complaint')),
  stopped_at timestamptz not null
);
`
