import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who a sold stone was handed on to, and when an employee puts one that came back into stock again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(HANDOVERS))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table stone_handovers`)
  await db.execute(sql`alter table order_lines drop column restocked_at`)
}

const HANDOVERS = `
alter table order_lines add column restocked_at timestamptz(3);
create table stone_handovers (
  id integer generated always as identity primary key,
  line_id integer not null references order_lines (id) on delete cascade,
  -- Of the line, from 1 on.
  piece integer not null check (piece > 0),
  -- Until somebody has entered the code.
  code_hash text unique,
  created_by_id integer references users (id) on delete set null,
  created_at timestamptz not null,
  taken_by_id integer references users (id) on delete set null,
  taken_at timestamptz,
  check ((code_hash is null) = (taken_at is not null)),
  check (taken_by_id is null or taken_at is not null)
);
create unique index stone_handovers_open on stone_handovers (line_id, piece) where taken_at is null;
create index stone_handovers_line_idx on stone_handovers (line_id);
create index stone_handovers_created_by_idx on stone_handovers (created_by_id);
create index stone_handovers_taken_by_idx on stone_handovers (taken_by_id);
-- The page of the stone says when it was handed on.
create trigger stone_handovers_announced after delete or update of taken_at or truncate on stone_handovers
  for each statement execute function announce_change('products');
`
