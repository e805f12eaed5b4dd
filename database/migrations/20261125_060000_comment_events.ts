import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Says which post's comments changed, so that open pages show them at once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION notify_comment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('stone_hunt_comments', coalesce(NEW.post_id, OLD.post_id)::text);
    RETURN NULL;
  END $$;
  CREATE TRIGGER comments_notify AFTER INSERT OR DELETE OR UPDATE OF content, status, pinned_at ON comments
    FOR EACH ROW EXECUTE FUNCTION notify_comment();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER comments_notify ON comments;
  DROP FUNCTION notify_comment;`)
}
