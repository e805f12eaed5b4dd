import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What was changed by which transaction, so that every process learns when what it keeps ready has grown old: by a
 * notice, and by looking for itself in case the notice was missed. A row is seen when its transaction is: a number
 * that is drawn from a sequence would be there before the change itself.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE changes (
      xid xid8 NOT NULL,
      topic text NOT NULL,
      made_at timestamptz NOT NULL,
      PRIMARY KEY (xid, topic)
    );
    CREATE INDEX changes_made_at ON changes (made_at);

    CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO changes (xid, topic, made_at)
      SELECT pg_current_xact_id(), topic, clock_timestamp() FROM unnest(TG_ARGV) AS topic
      ON CONFLICT DO NOTHING;
      IF FOUND THEN
        PERFORM pg_notify('stone_hunt_changes', topic || ' ' || pg_current_xact_id()) FROM unnest(TG_ARGV) AS topic;
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER posts_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
      id, title, description, type, is_subscriber_only, status, category, public_at, video_id, cover_id, video_duration,
      author_id, created_at, deleted_at ON posts FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
    -- Apart from the rest: they change with every view, and may be a moment behind.
    CREATE TRIGGER post_counts_announced AFTER UPDATE OF view_count, comment_count ON posts
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('post_counts');
    CREATE TRIGGER posts_images_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON posts_images
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');
    CREATE TRIGGER media_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF id, filename, problem ON media
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts', 'products');
    CREATE TRIGGER products_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON products
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('products');
    CREATE TRIGGER merchandise_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON merchandise
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('merchandise');
    CREATE TRIGGER merchandise_images_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON merchandise_images
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('merchandise');
    CREATE TRIGGER variants_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON variants
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('merchandise');
    CREATE TRIGGER site_settings_announced AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE ON site_settings
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION announce_change CASCADE;
    DROP TABLE changes;
  `)
}
