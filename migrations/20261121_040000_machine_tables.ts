import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What Payload's collections cannot say: counters nobody looks at in the panel, and rules that hold under races. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sign_in_tries (
      key text PRIMARY KEY,
      failures integer NOT NULL,
      first_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL
    );
    CREATE TABLE rate_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );
    CREATE TABLE job_workers (
      worker_id text PRIMARY KEY,
      seen_at timestamptz NOT NULL
    );
    CREATE TABLE post_views (
      post_id integer NOT NULL REFERENCES posts (id) ON DELETE CASCADE,
      viewer text NOT NULL,
      seen_at timestamptz NOT NULL,
      PRIMARY KEY (post_id, viewer)
    );
    CREATE INDEX post_views_seen_at ON post_views (seen_at);

    -- One subscription that is begun, and one that runs, for each person.
    CREATE UNIQUE INDEX subscriptions_one_begun ON subscriptions (user_id) WHERE status IN ('pending', 'incomplete');
    CREATE UNIQUE INDEX subscriptions_one_running ON subscriptions (user_id) WHERE status IN ('trialing', 'active', 'past_due', 'paused', 'unpaid');

    -- One open order for the same cart and address.
    CREATE UNIQUE INDEX orders_one_open ON orders (cart_id, fingerprint) WHERE payment = 'pending';
    CREATE INDEX orders_open ON orders (created_at) WHERE payment = 'pending';

    CREATE INDEX posts_newest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX posts_newest, orders_open, orders_one_open, subscriptions_one_running, subscriptions_one_begun;
    DROP TABLE post_views, job_workers, rate_limits, sign_in_tries;
  `)
}
