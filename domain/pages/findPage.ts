import type { SitePage } from '#contracts/pages.ts'
import { type Database, row, sql } from '#database/sql.ts'
import { ShopError } from '../ShopError.ts'
import { parsePageBody } from './parsePageBody.ts'

type StoredPage = {
  slug: string
  title: string | null
  body: string | null
  updatedAt: Date
  seoTitle: string | null
  seoDescription: string | null
  seoImageKey: string | null
}

/** @throws ShopError `not_found`, also for a page that is not published. */
export async function findPage(database: Database, slug: string): Promise<SitePage> {
  const page = await row(
    database,
    sql<StoredPage>`
      select p.slug, p.title, p.body, p.updated_at as "updatedAt", p.seo_title as "seoTitle",
        p.seo_description as "seoDescription", split_part(m.filename, '.', 1)::text as "seoImageKey"
      from pages p left join media m on m.id = p.seo_image_id
      where p.slug = ${slug} and p._status = 'published'`,
  )
  if (!page) throw new ShopError('not_found')
  return {
    slug,
    title: page.title ?? '',
    blocks: parsePageBody(page.body ?? ''),
    updatedAt: page.updatedAt.toISOString(),
    seo: {
      title: page.seoTitle,
      description: page.seoDescription,
      imageUrl: page.seoImageKey ? `/media/${page.seoImageKey}` : null,
    },
  }
}
