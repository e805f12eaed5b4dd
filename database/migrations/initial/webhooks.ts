/** Receivers of webhooks, the events they get, and each delivery. */
export const webhooks = String.raw`
create table webhook_receivers (
  id serial primary key,
  url varchar not null,
  events varchar[] not null,
  secret varchar not null,
  previous_secret varchar,
  previous_secret_until timestamptz,
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_reason varchar,
  created_at timestamptz not null
);

create table webhook_events (
  id varchar primary key,
  key varchar not null unique,
  type varchar not null,
  body varchar not null,
  created_at timestamptz not null
);
create index webhook_events_created on webhook_events (created_at);

create table webhook_deliveries (
  id serial primary key,
  event_id varchar not null references webhook_events (id) on delete cascade,
  receiver_id integer not null references webhook_receivers (id) on delete cascade,
  state varchar not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  attempts_in_round integer not null default 0,
  status integer,
  problem varchar,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  unique (event_id, receiver_id)
);
create index webhook_deliveries_receiver on webhook_deliveries (receiver_id, id);
`
