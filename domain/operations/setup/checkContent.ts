import { PART_NAMES } from '#contracts/platform/sitePartNames.ts'
import { SITE_PARTS, type SitePart } from '#contracts/platform/siteParts.ts'
import { msg } from '#contracts/shared/msg.ts'
import { row, sql } from '#database/sql.ts'
import { countSales } from '../reports/countSales.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { readLanding } from '#domain/platform/site/readLanding.ts'
import { done, type Finding, open } from './findings.ts'

type Content = { startingPages: string | null; articles: number; posts: number }

/** The pages a site starts with contain this sentence until the owner replaces their text. */
const STARTING_TEXT = '%This text is a starting point, not legal advice.%'

const FINDINGS = {
  legalPages: ({ startingPages }: Content) =>
    !startingPages
      ? done('Terms, privacy and imprint are in your own words.')
      : open('Still the starting text: {pages}. Replace it with your own words.', { pages: startingPages }),
  firstArticle: ({ articles }: Content) =>
    articles > 0
      ? done('Articles on sale: {count}.', { count: articles })
      : open('Sync your articles from the print provider.'),
  firstPost: ({ posts }: Content) =>
    posts > 0 ? done('Published posts: {count}.', { count: posts }) : open('Publish a first post, free for everyone.'),
}

export async function checkContent({ pool }: Req, step: keyof typeof FINDINGS): Promise<Finding> {
  const content = await row(
    pool,
    sql<Content>`
      select (select string_agg(slug, ', ' order by slug) from pages where body::text like ${STARTING_TEXT})::text
          as "startingPages",
        coalesce((select count(*) from merchandise where maker = 'print' and not hidden and vanished_at is null), 0) as articles,
        coalesce((select count(*) from posts where status = 'published' and deleted_at is null), 0) as posts`,
  )
  if (!content) throw new Error('A count always has a row')
  return FINDINGS[step](content)
}

/** People join a person. The portrait is the owner's choice. */
export async function checkCreator({ pool }: Req): Promise<Finding> {
  const { creator } = await readLanding(pool)
  return creator
    ? done('{name} introduces the site on the landing page.', { name: creator.name })
    : open('The landing page does not say who makes it. Add your name, a few sentences and a portrait.')
}

export async function checkParts({ pool }: Req): Promise<Finding> {
  const off = await readPartsOff(pool)
  const namesOf = (parts: readonly SitePart[]) =>
    parts.length > 0 ? parts.map((part) => PART_NAMES[part].label) : [msg('nothing')]
  const on = SITE_PARTS.filter((part) => !off.includes(part))
  return done('On: {on}. Off: {off}.', { on: namesOf(on), off: namesOf(off) })
}

export async function checkFirstSale({ pool }: Req): Promise<Finding> {
  const sales = await countSales(pool)
  return sales > 0
    ? done('Paid orders, memberships and gifts: {count}.', { count: sales })
    : open('No sale yet. Share your first post.')
}
