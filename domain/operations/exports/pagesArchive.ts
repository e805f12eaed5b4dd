import { z } from 'zod'
import { storySchema } from '#contracts/content/story.ts'
import { type Database, type Json, rows, sql } from '#database/sql.ts'
import type { Req } from '#domain/platform/Req.ts'
import { findExportedFiles } from './listExportedPosts.ts'
import { markdownArchive, type MarkdownDocument } from './markdownArchive.ts'
import { markdownDocuments } from './markdownDocuments.ts'

/** A ZIP with one Markdown file for each page, as visitors see it, and its pictures. */
export const pagesArchive = (req: Req): AsyncIterable<string | Buffer> => markdownArchive(req, listPages(req.pool))

async function* listPages(database: Database): AsyncGenerator<MarkdownDocument> {
  const pages = await rows(
    database,
    sql<{
      title: string | null
      slug: string | null
      status: string | null
      description: string | null
      updatedAt: Date
      body: Json | null
      fileIds: unknown
    }>`
      select p.title, p.slug, p._status::text as status, p.seo_description as description, p.updated_at as "updatedAt", p.body,
        array(select s.media_id from story_media s where s.page_id = p.id order by s.media_id) as "fileIds"
      from pages p order by p.slug, p.id`,
  )
  for (const { title, slug, status, description, updatedAt, body, fileIds } of pages) {
    const files = [...(await findExportedFiles(database, z.array(z.number()).parse(fileIds))).values()]
    const head = {
      title: title ?? '',
      slug: slug ?? '',
      date: updatedAt.toISOString(),
      ...(description && { description }),
      ...(status !== 'published' && { draft: true }),
    }
    const story = storySchema.nullable().parse(body)
    const name = `pages/${slug ?? 'without-address'}`
    yield* markdownDocuments(name, { head, story, files }, { mtime: updatedAt, files })
  }
}
