import type { Pool } from 'pg'
import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { SitePage } from '#contracts/content/pages.ts'
import { row, sql } from '#database/sql.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { findStoryParts } from '../stories/findStoryParts.ts'
import { populateStory } from '../stories/populateStory.ts'
import { readPageBody } from '../stories/readBody.ts'

type StoredPage = {
  id: number
  title: string | null
  updatedAt: Date
  seoTitle: string | null
  seoDescription: string | null
  seoImageKey: string | null
}

/** @throws AppError `not_found`, also for a page that is not published. */
export async function findPage(pool: Pool, slug: string): Promise<SitePage> {
  const page = await row(
    pool,
    sql<StoredPage>`
      select p.id, p.title, p.updated_at as "updatedAt", p.seo_title as "seoTitle",
        p.seo_description as "seoDescription", split_part(m.filename, '.', 1)::text as "seoImageKey"
      from pages p left join media m on m.id = p.seo_image_id
      where p.slug = ${slug} and p._status = 'published'`,
  )
  if (!page) throw new AppError('not_found')
  const story = await readPageBody(pool, page.id)
  return {
    slug,
    title: page.title ?? '',
    story: story && populateStory(story, await findStoryParts(pool, story)),
    updatedAt: page.updatedAt.toISOString(),
    seo: {
      title: page.seoTitle,
      description: page.seoDescription,
      imageUrl: page.seoImageKey ? mediaAddress(page.seoImageKey) : null,
    },
  }
}
