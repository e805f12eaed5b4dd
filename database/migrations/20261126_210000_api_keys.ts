import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Keys with which employees' programs use the API. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
    alter table employee_changes add column api_key varchar;
    -- Whatever ends a role, a password or an account ends its keys in the same transaction.
    create function revoke_api_keys() returns trigger language plpgsql as $$
      begin
        delete from api_keys where user_id = new.id;
        return null;
      end $$;
    create trigger users_revoke_api_keys after update of role, hash, closed_at on users
      for each row when (
        (old.role is not null and new.role is null) or old.hash is distinct from new.hash
        or old.closed_at is distinct from new.closed_at)
      execute function revoke_api_keys();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger users_revoke_api_keys on users;
    drop function revoke_api_keys;
    alter table employee_changes drop column api_key;
    drop table api_keys;`)
}
