/** Memberships: offers, payments, consents, withdrawals, and why members leave. */
export const memberships = String.raw`
create type enum_membership_offers_kind as enum ('percent', 'amount');
create type enum_membership_offers_duration as enum ('first', 'months', 'forever');
create type enum_membership_offers_plans as enum ('both', 'monthly', 'annual');
create type enum_membership_offers_audience as enum ('everyone', 'new', 'former');
create table membership_offers (
  id serial primary key,
  code varchar,
  kind enum_membership_offers_kind not null default 'percent',
  percent numeric,
  amount_cents numeric,
  duration enum_membership_offers_duration not null default 'first',
  months numeric,
  plans enum_membership_offers_plans not null default 'both',
  audience enum_membership_offers_audience not null default 'everyone',
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  max_uses numeric,
  is_active boolean not null default true,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create unique index membership_offers_code_idx on membership_offers (code);
create index membership_offers_created_at_idx on membership_offers (created_at);
create index membership_offers_updated_at_idx on membership_offers (updated_at);

create type enum_subscriptions_plan as enum ('monthly', 'annual');
create type enum_subscriptions_status as enum (
  'pending', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete', 'incomplete_expired',
  'canceled'
);
create type enum_subscriptions_suspended_for as enum ('refund', 'dispute');
create table subscriptions (
  id serial primary key,
  user_id integer not null constraint subscriptions_user_id_users_id_fk references users (id) on delete restrict,
  plan enum_subscriptions_plan not null,
  status enum_subscriptions_status not null,
  is_trial boolean not null default false,
  setup_intent_id varchar,
  subscription_id varchar,
  current_period_end timestamptz(3),
  cancel_at_period_end boolean not null default false,
  trial_end timestamptz(3),
  past_due_since timestamptz(3),
  ended_at timestamptz(3),
  card_fingerprint varchar,
  fetched_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  first_paid_at timestamptz(3),
  suspended_at timestamptz(3),
  suspended_for enum_subscriptions_suspended_for,
  trial_refused_at timestamptz,
  idempotency_key text not null default gen_random_uuid()::text,
  read_number bigint not null default 0,
  price_cents integer not null,
  trial_days integer not null default 7,
  terms_hash varchar constraint subscriptions_terms_hash_fk references legal_texts (hash),
  terms_accepted_at timestamptz(3),
  paused_from timestamptz(3),
  paused_until timestamptz(3),
  last_paused_from timestamptz(3),
  offer_id integer constraint subscriptions_offer_id_membership_offers_id_fk references membership_offers (id) on delete set null,
  offer_person varchar,
  coupon_id varchar,
  discount_percent numeric,
  discount_cents numeric,
  discount_ends_at timestamptz(3),
  comeback_at timestamptz(3),
  credit_cents numeric,
  monthly_from timestamptz(3),
  monthly_price_cents integer,
  monthly_chosen_at timestamptz(3),
  is_taxed boolean not null default false,
  tax_cents integer not null default 0,
  renewal_tax_cents integer not null default 0,
  constraint subscriptions_planned_monthly check (num_nulls(monthly_from, monthly_price_cents, monthly_chosen_at) in (0, 3))
);
create index subscriptions_card_fingerprint_idx on subscriptions (card_fingerprint);
create index subscriptions_created_at_idx on subscriptions (created_at);
create index subscriptions_ended_at_idx on subscriptions (ended_at);
create index subscriptions_monthly_from on subscriptions (monthly_from) where monthly_from is not null;
create index subscriptions_offer_idx on subscriptions (offer_id);
-- Once per person; an abandoned form gives the use back. The same rule as domain/membership/membershipOffers/isUse.ts.
create unique index subscriptions_offer_person on subscriptions (offer_id, offer_person)
  where offer_id is not null
    and (status not in ('incomplete_expired', 'canceled') or (status = 'canceled' and started_at is not null));
create unique index subscriptions_one_begun on subscriptions (user_id) where status in ('pending', 'incomplete');
create unique index subscriptions_one_running on subscriptions (user_id)
  where status in ('trialing', 'active', 'past_due', 'paused', 'unpaid');
create index subscriptions_paused_until on subscriptions (paused_until) where paused_until is not null;
-- For reminders of annual memberships.
create index subscriptions_renewing_idx on subscriptions (id) where status = 'active' and not cancel_at_period_end;
create unique index subscriptions_setup_intent_id_idx on subscriptions (setup_intent_id);
create index subscriptions_status_idx on subscriptions (status);
create unique index subscriptions_subscription_id_idx on subscriptions (subscription_id);
create index subscriptions_updated_at_idx on subscriptions (updated_at);
create index subscriptions_user_idx on subscriptions (user_id);
create index user_status_idx on subscriptions (user_id, status);

-- Orders what was read from the card provider, so that a late answer does not replace a newer one.
create sequence subscription_reads;

create table trial_claims (
  key text primary key,
  subscription_id integer not null references subscriptions (id) on delete cascade
);

create table membership_payments (
  invoice_id varchar primary key,
  subscription_id integer not null references subscriptions (id) on delete cascade,
  cents integer not null check (cents > 0),
  -- Refunded, or taken back by a bank.
  returned_cents integer not null check (returned_cents between 0 and cents),
  -- A bank has not decided yet.
  is_disputed boolean not null,
  card_fingerprint varchar,
  paid_at timestamptz not null
);
create index membership_payments_paid on membership_payments (paid_at);
create index membership_payments_subscription on membership_payments (subscription_id);

create table renewal_consents (
  id integer generated always as identity primary key,
  subscription_id integer not null references subscriptions (id) on delete cascade,
  -- The words that were shown.
  terms text not null,
  consented_at timestamptz not null,
  country varchar,
  -- The words beside the box; null if it was not shown.
  start_request text,
  -- Null if no right of withdrawal was offered.
  reference varchar
);
create index renewal_consents_consented_idx on renewal_consents (consented_at);
create unique index renewal_consents_of_subscription on renewal_consents (subscription_id);
create unique index renewal_consents_reference on renewal_consents (reference);

create table membership_withdrawals (
  subscription_id integer primary key references subscriptions (id) on delete cascade,
  name varchar not null,
  email varchar not null,
  submitted_at timestamptz not null,
  -- When the card provider has ended the membership and every refund is requested.
  settled_at timestamptz
);
create index membership_withdrawals_open_idx on membership_withdrawals (submitted_at) where settled_at is null;

create table leaving_answers (
  subscription_id integer not null references subscriptions (id) on delete cascade,
  period_end timestamptz(3) not null,
  reason varchar not null check (reason in ('too_expensive', 'no_time', 'missing_something', 'did_not_work', 'other')),
  note varchar check (length(note) <= 500),
  answered_at timestamptz(3) not null,
  discount_taken_at timestamptz(3),
  primary key (subscription_id, period_end)
);
create index leaving_answers_answered_at on leaving_answers (answered_at);

create table comeback_emails (
  user_id integer primary key references users (id) on delete cascade,
  chosen_at timestamptz(3) not null
);

create table member_feeds (
  user_id integer primary key references users (id) on delete cascade,
  token_hash varchar not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz
);
`
