import type { SetupFinding } from '#contracts/operations/setup.ts'
import { PART_NAMES } from '#contracts/platform/sitePartNames.ts'
import { SITE_PARTS, type SitePart } from '#contracts/platform/siteParts.ts'
import { row, sql } from '#database/sql.ts'
import { countSales } from '../reports/countSales.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readPartsOff } from '#domain/platform/site/readPartsOff.ts'
import { readLanding } from '#domain/platform/site/readLanding.ts'
import { done, open } from './findings.ts'

type Content = { startingPages: string | null; articles: number; posts: number }

/** The pages a site starts with contain this sentence until the owner replaces their text. */
const STARTING_TEXT = '%This text is a starting point, not legal advice.%'

const FINDINGS = {
  legalPages: ({ startingPages }: Content) =>
    !startingPages
      ? done('Terms, privacy and imprint are in your own words.')
      : open(`Still the starting text: ${startingPages}. Replace it with your own words.`),
  firstArticle: ({ articles }: Content) =>
    articles > 0 ? done(`Articles on sale: ${articles}.`) : open('Sync your articles from the print provider.'),
  firstPost: ({ posts }: Content) =>
    posts > 0 ? done(`Published posts: ${posts}.`) : open('Publish a first post, free for everyone.'),
}

export async function checkContent({ pool }: Req, step: keyof typeof FINDINGS): Promise<SetupFinding> {
  const content = await row(
    pool,
    sql<Content>`
      select (select string_agg(slug, ', ' order by slug) from pages where body::text like ${STARTING_TEXT})::text
          as "startingPages",
        coalesce((select count(*) from merchandise where maker = 'print' and not hidden and vanished_at is null), 0) as articles,
        coalesce((select count(*) from posts where status = 'published' and deleted_at is null), 0) as posts`,
  )
  return content ? FINDINGS[step](content) : open('')
}

/** People join a person. The portrait is the owner's choice. */
export async function checkCreator({ pool }: Req): Promise<SetupFinding> {
  const { creator } = await readLanding(pool)
  return creator
    ? done(`${creator.name} introduces the site on the landing page.`)
    : open('The landing page does not say who goes hunting. Add your name, a few sentences and a portrait.')
}

export async function checkParts({ pool }: Req): Promise<SetupFinding> {
  const off = await readPartsOff(pool)
  const namesOf = (parts: readonly SitePart[]) => parts.map((part) => PART_NAMES[part].label).join(', ') || 'nothing'
  const on = SITE_PARTS.filter((part) => !off.includes(part))
  return done(`On: ${namesOf(on)}. Off: ${namesOf(off)}.`)
}

export async function checkFirstSale({ pool }: Req): Promise<SetupFinding> {
  const sales = await countSales(pool)
  return sales > 0 ? done(`Paid orders, memberships and gifts: ${sales}.`) : open('No sale yet. Share your first post.')
}
