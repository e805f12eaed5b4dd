/** Stones that people ask about, their photos, and the answers. */
export const identifications = String.raw`
create type enum_identifications_status as enum ('draft', 'waiting', 'answered');
create type enum_identifications_confidence as enum ('certain', 'likely', 'guess');
create table identifications (
  id serial primary key,
  user_id integer not null constraint identifications_user_id_users_id_fk references users (id) on delete cascade,
  status enum_identifications_status not null default 'draft',
  is_member boolean not null default false,
  asked_at timestamptz(3) not null,
  size_mm numeric not null,
  weight_g numeric,
  streak varchar,
  place varchar,
  note varchar,
  is_public boolean not null default false,
  answer_name varchar,
  confidence enum_identifications_confidence,
  reasons varchar,
  answered_by_id integer constraint identifications_answered_by_id_users_id_fk references users (id) on delete set null,
  answered_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index identifications_answered_by_idx on identifications (answered_by_id);
create index identifications_created_at_idx on identifications (created_at);
create index identifications_queue on identifications ((not is_member), asked_at, id) where status = 'waiting';
create index identifications_shown on identifications (answered_at desc, id desc)
  where status = 'answered' and is_public;
create index identifications_updated_at_idx on identifications (updated_at);
create index identifications_user_idx on identifications (user_id);

create table stone_photos (
  id serial primary key,
  identification_id integer not null references identifications (id) on delete cascade,
  kind varchar not null,
  bytes bytea not null,
  created_at timestamptz not null
);
create unique index stone_photos_kind on stone_photos (identification_id, kind);
`
