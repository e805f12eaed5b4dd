import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import { inLanguage } from '#contracts/shared/languages.ts'
import { BRAND_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import { env } from '#env'
import { textsIn } from '#texts/textsIn.ts'
import { alternatesOf } from './alternatesOf.ts'
import { describePage, type PageFacts } from './describePage.ts'
import type { Screen } from './screens.ts'

/** @param screen null for an unknown page. */
export function pageHead(path: string, screen: Screen | null, given: PageFacts): string {
  const facts = { ...given, brand: brandIn(given) }
  const page = describePage(screen, facts)
  const { SITE_URL } = env()
  const address = page.address ?? path
  const url = SITE_URL + inLanguage(facts.language, address)
  // The print provider's pictures are at the provider.
  const picture = page.picture && new URL(page.picture, SITE_URL).href
  const properties = {
    'og:site_name': facts.brand.name,
    'og:type': page.type ?? 'website',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    ...(picture && { 'og:image': picture }),
  }
  const alternates = alternatesOf(address, facts.languages).map(
    ({ hreflang, url: twin }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(twin)}">`,
  )
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}">`,
    ...(page.isIndexed
      ? [`<link rel="canonical" href="${escapeHtml(url)}">`, ...alternates]
      : ['<meta name="robots" content="noindex">']),
    ...(page.data ?? []).map(
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('')
}

/** The owner's own words are in the language they chose. */
function brandIn({ brand, language }: PageFacts): PageFacts['brand'] {
  const isStandard = brand.description === BRAND_DEFAULTS.description
  return isStandard ? { ...brand, description: textsIn(language)(BRAND_DEFAULTS.description) } : brand
}
