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
    CREATE TABLE trial_claims (
      key text PRIMARY KEY,
      subscription_id integer NOT NULL REFERENCES subscriptions (id) ON DELETE CASCADE
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

    -- What belongs to a person, a post or a cart goes with it.
    ALTER TABLE mailed_links DROP CONSTRAINT mailed_links_user_id_users_id_fk;
    ALTER TABLE mailed_links ADD CONSTRAINT mailed_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
    ALTER TABLE comment_reports DROP CONSTRAINT comment_reports_user_id_users_id_fk;
    ALTER TABLE comment_reports ADD CONSTRAINT comment_reports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
    ALTER TABLE comment_reports DROP CONSTRAINT comment_reports_comment_id_comments_id_fk;
    ALTER TABLE comment_reports ADD CONSTRAINT comment_reports_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments (id) ON DELETE CASCADE;
    ALTER TABLE comment_likes DROP CONSTRAINT comment_likes_user_id_users_id_fk;
    ALTER TABLE comment_likes ADD CONSTRAINT comment_likes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
    ALTER TABLE comment_likes DROP CONSTRAINT comment_likes_comment_id_comments_id_fk;
    ALTER TABLE comment_likes ADD CONSTRAINT comment_likes_comment_id_comments_id_fk FOREIGN KEY (comment_id) REFERENCES comments (id) ON DELETE CASCADE;
    ALTER TABLE comments DROP CONSTRAINT comments_author_id_users_id_fk;
    ALTER TABLE comments ADD CONSTRAINT comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users (id) ON DELETE CASCADE;
    ALTER TABLE comments DROP CONSTRAINT comments_post_id_posts_id_fk;
    ALTER TABLE comments ADD CONSTRAINT comments_post_id_posts_id_fk FOREIGN KEY (post_id) REFERENCES posts (id) ON DELETE CASCADE;
    ALTER TABLE cart_items DROP CONSTRAINT cart_items_cart_id_carts_id_fk;
    ALTER TABLE cart_items ADD CONSTRAINT cart_items_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts (id) ON DELETE CASCADE;
    ALTER TABLE cart_items DROP CONSTRAINT cart_items_variant_id_variants_id_fk;
    ALTER TABLE cart_items ADD CONSTRAINT cart_items_variant_id_variants_id_fk FOREIGN KEY (variant_id) REFERENCES variants (id) ON DELETE CASCADE;
    -- Money is never forgotten with what it was about.
    ALTER TABLE subscriptions DROP CONSTRAINT subscriptions_user_id_users_id_fk;
    ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE RESTRICT;
    ALTER TABLE variants DROP CONSTRAINT variants_merchandise_id_merchandise_id_fk;
    ALTER TABLE variants ADD CONSTRAINT variants_merchandise_id_merchandise_id_fk FOREIGN KEY (merchandise_id) REFERENCES merchandise (id) ON DELETE RESTRICT;
    ALTER TABLE order_lines DROP CONSTRAINT order_lines_order_id_orders_id_fk;
    ALTER TABLE order_lines ADD CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT;
    ALTER TABLE order_events DROP CONSTRAINT order_events_order_id_orders_id_fk;
    ALTER TABLE order_events ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE RESTRICT;

    CREATE INDEX posts_newest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX posts_newest, orders_open, orders_one_open, subscriptions_one_running, subscriptions_one_begun;
    DROP TABLE post_views, trial_claims, job_workers, rate_limits, sign_in_tries;
  `)
}
