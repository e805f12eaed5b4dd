/** How people sign in: links and codes in emails, passkeys, other sites, second factors, and the devices that an account knows. */
export const signIn = String.raw`
create table known_devices (
  user_id integer not null references users (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table session_places (
  session_id text primary key,
  user_id integer not null references users (id) on delete cascade,
  device text not null,
  network text not null,
  proved_at timestamptz
);
create index session_places_user on session_places (user_id);

create type enum_mailed_links_purpose as enum (
  'reset-password', 'verify-email', 'change-email', 'undo-email-change', 'deny-sign-in'
);
create table mailed_links (
  id serial primary key,
  user_id integer not null constraint mailed_links_user_id_users_id_fk references users (id) on delete cascade,
  purpose enum_mailed_links_purpose not null,
  token_hash varchar not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  email varchar
);
create index mailed_links_created_at_idx on mailed_links (created_at);
create index mailed_links_email on mailed_links (email) where email is not null;
create unique index mailed_links_token_hash_idx on mailed_links (token_hash);
create index mailed_links_updated_at_idx on mailed_links (updated_at);
create index mailed_links_user_idx on mailed_links (user_id);

create table sign_in_codes (
  browser_hash text primary key,
  email_hash text not null,
  code_hash text not null,
  user_id integer references users (id) on delete cascade,
  is_known_device boolean not null,
  redirect text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_codes_created on sign_in_codes (created_at);
create index sign_in_codes_email on sign_in_codes (email_hash, created_at);
create index sign_in_codes_user on sign_in_codes (user_id);

create table sign_in_tries (
  key text primary key,
  failures integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);

create table outside_identities (
  issuer text not null,
  subject text not null,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index outside_identities_user on outside_identities (user_id);

create table passkeys (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  user_handle text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, id);

create table passkey_challenges (
  challenge_hash text primary key,
  user_id integer references users (id) on delete cascade,
  session_id text,
  user_handle text,
  expires_at timestamptz not null
);
create index passkey_challenges_expires on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);

create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  session_id text,
  mailbox_proved boolean not null default false
);

create table recovery_codes (
  user_id integer not null references second_factors (user_id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
`
