import { LANDING_DEFAULTS } from '#contracts/siteDefaults.ts'
import type { SiteConfig } from '#contracts/site.ts'
import { type Database, row, sql } from '#database/sql.ts'

type StoredLanding = {
  headline: string
  description: string
  premiumTitle: string
  premiumText: string
  communityTitle: string
  communityText: string
  gearTitle: string
  gearText: string
}

/** The texts of the landing page. Its picture is the cover photo. */
export async function readLanding(database: Database): Promise<SiteConfig['landing']> {
  const stored = await row(
    database,
    sql<StoredLanding>`
      select headline, description, premium_title as "premiumTitle", premium_text as "premiumText",
        community_title as "communityTitle", community_text as "communityText", gear_title as "gearTitle",
        gear_text as "gearText"
      from landing order by id limit 1`,
  )
  const { premium, community, gear } = LANDING_DEFAULTS
  return {
    headline: stored?.headline ?? LANDING_DEFAULTS.headline,
    description: stored?.description ?? LANDING_DEFAULTS.description,
    features: [
      { title: stored?.premiumTitle ?? premium.title, text: stored?.premiumText ?? premium.text },
      { title: stored?.communityTitle ?? community.title, text: stored?.communityText ?? community.text },
      { title: stored?.gearTitle ?? gear.title, text: stored?.gearText ?? gear.text },
    ],
  }
}
