import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Texts of posts and products, and which files they show to whom. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE posts ADD COLUMN body jsonb;
    ALTER TABLE _posts_v ADD COLUMN version_body jsonb;
    ALTER TABLE products ADD COLUMN body jsonb;
    CREATE TRIGGER posts_body_announced AFTER UPDATE OF body ON posts
      FOR EACH STATEMENT EXECUTE FUNCTION announce_change('posts');

    CREATE TYPE enum_story_media_audience AS ENUM ('everyone', 'members', 'as_post');
    CREATE TABLE story_media (
      media_id integer NOT NULL REFERENCES media(id) ON DELETE CASCADE,
      post_id integer REFERENCES posts(id) ON DELETE CASCADE,
      product_id integer REFERENCES products(id) ON DELETE CASCADE,
      audience enum_story_media_audience NOT NULL,
      CONSTRAINT story_media_owner CHECK (num_nonnulls(post_id, product_id) = 1)
    );
    CREATE UNIQUE INDEX story_media_uses ON story_media (media_id, post_id, product_id) NULLS NOT DISTINCT;
    CREATE INDEX story_media_post_idx ON story_media (post_id);
    CREATE INDEX story_media_product_idx ON story_media (product_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE story_media;
    DROP TYPE enum_story_media_audience;
    DROP TRIGGER posts_body_announced ON posts;
    ALTER TABLE posts DROP COLUMN body;
    ALTER TABLE _posts_v DROP COLUMN version_body;
    ALTER TABLE products DROP COLUMN body;
  `)
}
