/** What the processes share: events and accounts of providers, the pace of calls, limits, and who runs jobs. */
export const operations = String.raw`
create type enum_provider_events_provider as enum ('stripe', 'spreadconnect');
create table provider_events (
  id serial primary key,
  provider enum_provider_events_provider not null,
  event_id varchar not null,
  type varchar not null,
  object_id varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  happened_at timestamptz
);
create unique index "provider_eventId_idx" on provider_events (provider, event_id);
create index provider_events_created_at_idx on provider_events (created_at);
create index provider_events_object_id_idx on provider_events (object_id);
create index provider_events_updated_at_idx on provider_events (updated_at);

create table card_account (
  is_only_row boolean primary key default true check (is_only_row),
  is_live boolean not null,
  account_id text
);

create table call_pace (
  name text primary key,
  next_at timestamptz not null
);

create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table job_workers (
  worker_id text primary key,
  seen_at timestamptz not null
);
`
