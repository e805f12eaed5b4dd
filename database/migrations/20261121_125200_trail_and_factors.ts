import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What employees did is only ever added to: the site itself, by mistake or through a hole, rewrites nothing of it. Only
 * the sweep after years and the deletion of an account say beforehand that they do.
 * A second factor that was begun belongs to the session that began it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION keep_trail() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('stone_hunt.trail', true) = 'open' THEN
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END IF;
      RAISE EXCEPTION 'What employees did is not rewritten';
    END $$;
    CREATE TRIGGER employee_changes_kept BEFORE UPDATE OR DELETE ON employee_changes
      FOR EACH ROW EXECUTE FUNCTION keep_trail();

    ALTER TABLE second_factors ADD COLUMN session_id text;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE second_factors DROP COLUMN session_id;
    DROP TRIGGER employee_changes_kept ON employee_changes;
    DROP FUNCTION keep_trail;
  `)
}
