/** Keys for the API, and what employees changed. */
export const employees = String.raw`
create table api_keys (
  id serial primary key,
  user_id integer not null references users (id) on delete cascade,
  name varchar not null,
  start varchar not null,
  key_hash varchar not null unique,
  scopes varchar[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_network varchar
);
create index api_keys_user on api_keys (user_id);

create type enum_employee_changes_role as enum ('owner', 'editor', 'moderator', 'shop');
create table employee_changes (
  id serial primary key,
  employee_id integer constraint employee_changes_employee_id_users_id_fk references users (id) on delete set null,
  what varchar not null,
  subject varchar,
  details jsonb,
  kind varchar not null,
  subject_id varchar,
  about_id integer constraint employee_changes_about_id_users_id_fk references users (id) on delete set null,
  request_id varchar,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  role enum_employee_changes_role,
  api_key varchar
);
create index employee_changes_about_idx on employee_changes (about_id);
create index employee_changes_created_at_idx on employee_changes (created_at);
create index employee_changes_employee_idx on employee_changes (employee_id);
create index employee_changes_updated_at_idx on employee_changes (updated_at);
create index "kind_subjectId_createdAt_idx" on employee_changes (kind, subject_id, created_at);

create type enum_alerts_about as enum ('shop', 'members');
create table alerts (
  id serial primary key,
  message varchar not null,
  is_resolved boolean not null default false,
  note varchar,
  key varchar not null,
  updated_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  about enum_alerts_about
);
create index alerts_created_at_idx on alerts (created_at);
create index alerts_is_resolved_idx on alerts (is_resolved);
create unique index alerts_key_idx on alerts (key);
create index alerts_updated_at_idx on alerts (updated_at);

-- A change of role, password or account ends its keys in the same transaction.
create function revoke_api_keys() returns trigger language plpgsql as $$
      begin
        delete from api_keys where user_id = new.id;
        return null;
      end $$;
create trigger users_revoke_api_keys after update of role, hash, closed_at on users
  for each row
  when (old.role is not null and new.role is null or old.hash is distinct from new.hash or old.closed_at is distinct from new.closed_at)
  execute function revoke_api_keys();

create function keep_trail() returns trigger language plpgsql as $$
    BEGIN
      IF current_setting('stone_hunt.trail', true) = 'open' THEN
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END IF;
      RAISE EXCEPTION 'What employees did is not rewritten';
    END $$;
create trigger employee_changes_kept before delete or update on employee_changes for each row execute function keep_trail();
`
