import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { pageBodyToStory } from './pageBodyToStory.ts'

const texts = z.array(z.object({ id: z.number(), text: z.string() }))

/** Pages get the rich text of posts and products, with pictures, and keep what was written so far. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE pages RENAME COLUMN body TO plain;
    ALTER TABLE pages ADD COLUMN body jsonb;
    ALTER TABLE _pages_v RENAME COLUMN version_body TO plain;
    ALTER TABLE _pages_v ADD COLUMN version_body jsonb;
  `)
  const pages = await db.execute(sql`select id, plain as text from pages where plain is not null`)
  for (const { id, text } of texts.parse(pages.rows)) {
    const body = JSON.stringify(pageBodyToStory(text))
    await db.execute(sql`update pages set body = ${body}::jsonb where id = ${id}`)
  }
  const versions = await db.execute(sql`select id, plain as text from _pages_v where plain is not null`)
  for (const { id, text } of texts.parse(versions.rows)) {
    const body = JSON.stringify(pageBodyToStory(text))
    await db.execute(sql`update _pages_v set version_body = ${body}::jsonb where id = ${id}`)
  }
  await db.execute(sql`
    ALTER TABLE pages DROP COLUMN plain;
    ALTER TABLE _pages_v DROP COLUMN plain;
    ALTER TABLE story_media ADD COLUMN page_id integer REFERENCES pages(id) ON DELETE CASCADE;
    ALTER TABLE story_media DROP CONSTRAINT story_media_owner;
    ALTER TABLE story_media ADD CONSTRAINT story_media_owner CHECK (num_nonnulls(post_id, product_id, page_id) = 1);
    DROP INDEX story_media_uses;
    CREATE UNIQUE INDEX story_media_uses ON story_media (media_id, post_id, product_id, page_id) NULLS NOT DISTINCT;
    CREATE INDEX story_media_page_idx ON story_media (page_id);
  `)
}

/** Keeps the words of a page, each passage as a paragraph. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM story_media WHERE page_id IS NOT NULL;
    DROP INDEX story_media_uses;
    ALTER TABLE story_media DROP COLUMN page_id CASCADE;
    ALTER TABLE story_media DROP CONSTRAINT IF EXISTS story_media_owner;
    ALTER TABLE story_media ADD CONSTRAINT story_media_owner CHECK (num_nonnulls(post_id, product_id) = 1);
    CREATE UNIQUE INDEX story_media_uses ON story_media (media_id, post_id, product_id) NULLS NOT DISTINCT;
    ALTER TABLE pages RENAME COLUMN body TO story;
    ALTER TABLE pages ADD COLUMN body varchar;
    UPDATE pages SET body = (SELECT string_agg(word #>> '{}', E'\\n\\n') FROM jsonb_path_query(story, 'strict $.**.text') AS word);
    ALTER TABLE pages DROP COLUMN story;
    ALTER TABLE _pages_v RENAME COLUMN version_body TO story;
    ALTER TABLE _pages_v ADD COLUMN version_body varchar;
    UPDATE _pages_v SET version_body = (SELECT string_agg(word #>> '{}', E'\\n\\n') FROM jsonb_path_query(story, 'strict $.**.text') AS word);
    ALTER TABLE _pages_v DROP COLUMN story;
  `)
}
