import { NETWORKS, type SiteConfig, type SiteLink, type SocialLink } from '#contracts/platform/site.ts'
import { type Database, rows, sql } from '#database/sql.ts'
import { linkProblem } from './linkProblem.ts'

type StoredLink = {
  place: string
  label: string | null
  url: string | null
  network: string | null
  _order: number | null
}

/** The owner's links in the header and footer, and the published pages. */
export async function readNavigation(database: Database): Promise<SiteConfig['navigation']> {
  const [links, pages] = await Promise.all([
    rows(
      database,
      sql<StoredLink>`
        select 'header'::text as place, label, url, null::text as network, _order from navigation_header
        union all select 'footer'::text, label, url, null, _order from navigation_footer
        union all select 'social'::text, label, url, network::text, _order from navigation_social
        order by _order`,
    ),
    rows(
      database,
      sql<{ slug: string | null; title: string | null; isInFooter: boolean | null }>`
        select slug, title, show_in_footer as "isInFooter" from pages where _status = 'published' order by slug`,
    ),
  ])
  const inFooter = pages.flatMap(({ slug, title, isInFooter }) =>
    isInFooter && slug && title ? [{ label: title, url: `/${slug}` }] : [],
  )
  return {
    header: links.flatMap(linkIn('header')),
    footer: [...inFooter, ...links.flatMap(linkIn('footer'))],
    social: links.flatMap((link): SocialLink[] => {
      const network = NETWORKS.find((known) => known === link.network) ?? 'other'
      return linkIn('social')(link).map((found) => ({ ...found, network }))
    }),
    pages: pages.flatMap(({ slug }) => slug ?? []),
  }
}

/** Ignores values the panel would reject. */
const linkIn =
  (wanted: string) =>
  ({ place, label, url }: StoredLink): SiteLink[] =>
    place === wanted && label && url && linkProblem(url) === null ? [{ label, url }] : []
