import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The second step of signing in, and where somebody is signed in. Apart from Payload's own tables: what stands there
 * is shown in the panel, and its list of sessions is written anew with every change of a person.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE second_factors (
      user_id integer PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      secret text NOT NULL,
      begun_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      last_step bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
      code_hash text NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (user_id, code_hash)
    );
    CREATE TABLE session_places (
      session_id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      device text NOT NULL,
      network text NOT NULL
    );
    CREATE INDEX session_places_user ON session_places (user_id);
    CREATE TABLE known_devices (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      device_hash text NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, device_hash)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE known_devices, session_places, recovery_codes, second_factors;`)
}
