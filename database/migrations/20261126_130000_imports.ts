import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Imports of members from other services, line by line. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table imports (
      id serial primary key,
      kind varchar not null,
      file_name varchar not null,
      state varchar not null check (state in ('checked', 'running', 'done', 'inviting', 'undoing', 'undone')),
      complimentary_until timestamp(3) with time zone,
      created_by_id integer references users(id) on delete set null,
      created_at timestamp(3) with time zone not null,
      started_at timestamp(3) with time zone,
      finished_at timestamp(3) with time zone
    );
    create index imports_created_by on imports (created_by_id);
    create index imports_moving on imports (id) where state in ('running', 'inviting', 'undoing');

    create table import_lines (
      import_id integer not null references imports(id) on delete cascade,
      line integer not null,
      key varchar not null,
      data jsonb not null,
      action varchar not null check (action in ('create', 'update', 'skip', 'refuse')),
      reason varchar,
      user_id integer references users(id) on delete set null,
      previous_until timestamp(3) with time zone,
      result varchar not null check (result in ('planned', 'done', 'undone', 'kept')),
      done_at timestamp(3) with time zone,
      invited_at timestamp(3) with time zone,
      primary key (import_id, line)
    );
    create index import_lines_user on import_lines (user_id);
    create index import_lines_left on import_lines (import_id, result, line) where action in ('create', 'update');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table import_lines;
    drop table imports;`)
}
