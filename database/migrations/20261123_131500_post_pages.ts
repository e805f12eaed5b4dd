import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// One index for each filter of a page of posts, in the order of the page. Status and author are in them so that counting
// reads the index alone.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX posts_newest;
    CREATE INDEX posts_by_newest ON posts (created_at DESC, id DESC) INCLUDE (status, author_id)
      WHERE deleted_at IS NULL;
    CREATE INDEX posts_by_type ON posts (type, created_at DESC, id DESC) INCLUDE (status, author_id)
      WHERE deleted_at IS NULL;
    CREATE INDEX posts_by_access ON posts (is_subscriber_only, created_at DESC, id DESC) INCLUDE (status, author_id)
      WHERE deleted_at IS NULL AND public_at IS NULL;
    CREATE INDEX posts_early_access ON posts (created_at DESC, id DESC) INCLUDE (public_at, status, author_id)
      WHERE deleted_at IS NULL AND public_at IS NOT NULL;
    CREATE INDEX posts_by_views ON posts (view_count DESC, id DESC) INCLUDE (status, author_id)
      WHERE deleted_at IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX posts_by_newest, posts_by_type, posts_by_access, posts_early_access, posts_by_views;
    CREATE INDEX posts_newest ON posts (created_at DESC, id DESC) WHERE deleted_at IS NULL;`)
}
