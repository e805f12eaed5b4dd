import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Views, comments and likes are counted where they are stored, so that no way of changing them, the panel's bulk
 * edits and deletions included, can forget to count. Whoever saves a whole post or comment keeps the counters as they
 * are, unless the transaction says `stone_hunt.sets_counters`, as the demo's seed does.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.status = 'visible' AND (TG_OP = 'DELETE' OR NEW.status <> 'visible') THEN
        UPDATE posts SET comment_count = comment_count - 1 WHERE id = OLD.post_id;
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.status = 'visible' AND (TG_OP = 'INSERT' OR OLD.status <> 'visible') THEN
        UPDATE posts SET comment_count = comment_count + 1 WHERE id = NEW.post_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER comments_counted AFTER INSERT OR UPDATE OF status OR DELETE ON comments
      FOR EACH ROW EXECUTE FUNCTION count_comments();

    CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE comments SET like_count = like_count + 1 WHERE id = NEW.comment_id;
      ELSE
        UPDATE comments SET like_count = like_count - 1 WHERE id = OLD.comment_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER comment_likes_counted AFTER INSERT OR DELETE ON comment_likes
      FOR EACH ROW EXECUTE FUNCTION count_likes();

    CREATE FUNCTION count_views() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE posts SET view_count = view_count + seen.views
      FROM (SELECT post_id, count(*) AS views FROM counted GROUP BY post_id) seen WHERE posts.id = seen.post_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER post_views_counted_first AFTER INSERT ON post_views
      REFERENCING NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_views();
    CREATE FUNCTION count_views_again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE posts SET view_count = view_count + seen.views
      FROM (
        SELECT post_id, count(*) AS views FROM counted JOIN known USING (post_id, viewer)
        WHERE counted.seen_at > known.seen_at GROUP BY post_id
      ) seen WHERE posts.id = seen.post_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER post_views_counted_again AFTER UPDATE ON post_views
      REFERENCING OLD TABLE AS known NEW TABLE AS counted FOR EACH STATEMENT EXECUTE FUNCTION count_views_again();

    CREATE FUNCTION keep_post_counters() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.view_count := OLD.view_count;
      NEW.comment_count := OLD.comment_count;
      RETURN NEW;
    END $$;
    CREATE TRIGGER posts_keep_counters BEFORE UPDATE ON posts FOR EACH ROW
      WHEN (pg_trigger_depth() = 0 AND current_setting('stone_hunt.sets_counters', true) IS DISTINCT FROM 'on')
      EXECUTE FUNCTION keep_post_counters();

    CREATE FUNCTION keep_comment_counters() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.like_count := OLD.like_count;
      RETURN NEW;
    END $$;
    CREATE TRIGGER comments_keep_counters BEFORE UPDATE ON comments FOR EACH ROW
      WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION keep_comment_counters();

    CREATE INDEX comments_waiting ON comments (created_at) WHERE status = 'pending';
    CREATE INDEX posts_waiting ON posts (created_at) WHERE status = 'pending' AND deleted_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX posts_waiting, comments_waiting;
    DROP TRIGGER comments_keep_counters ON comments;
    DROP TRIGGER posts_keep_counters ON posts;
    DROP TRIGGER post_views_counted_again ON post_views;
    DROP TRIGGER post_views_counted_first ON post_views;
    DROP TRIGGER comment_likes_counted ON comment_likes;
    DROP TRIGGER comments_counted ON comments;
    DROP FUNCTION keep_comment_counters, keep_post_counters, count_views_again, count_views, count_likes, count_comments;
  `)
}
