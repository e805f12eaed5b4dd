import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The streams that are made of films, and where an account watches. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE enum_film_streams_state AS ENUM ('waiting', 'converting', 'ready', 'failed');
    CREATE TABLE film_streams (
      media_id integer PRIMARY KEY REFERENCES media(id) ON DELETE CASCADE,
      filename text NOT NULL,
      state enum_film_streams_state NOT NULL,
      progress integer NOT NULL DEFAULT 0,
      attempts integer NOT NULL DEFAULT 0,
      retry_at timestamptz,
      problem text,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TRIGGER film_streams_announced AFTER INSERT OR DELETE OR UPDATE OF state OR TRUNCATE ON film_streams
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
    CREATE TABLE stream_viewers (
      user_id integer NOT NULL REFERENCES users(id) ON DELETE CASCADE,
      session_id text NOT NULL,
      began_at timestamptz NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, session_id)
    );
    CREATE INDEX stream_viewers_seen_idx ON stream_viewers (seen_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE stream_viewers;
    DROP TABLE film_streams;
    DROP TYPE enum_film_streams_state;
  `)
}
