import { mediaAddress } from '#contracts/shared/mediaAddress.ts'
import type { CreatorClipKind } from '#contracts/platform/creatorClip.ts'
import { LANDING_DEFAULTS } from '#contracts/platform/siteDefaults.ts'
import type { SiteConfig } from '#contracts/platform/site.ts'
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
  creatorName: string | null
  creatorText: string | null
  portraitKey: string | null
  signatureKey: string | null
  clipKind: CreatorClipKind
  clipKey: string | null
  posterKey: string | null
  firstWords: string | null
  firstWordsBy: string | null
  secondWords: string | null
  secondWordsBy: string | null
}

/** The texts of the landing page. Its large picture is the cover photo. */
export async function readLanding(database: Database): Promise<SiteConfig['landing']> {
  const stored = await row(
    database,
    sql<StoredLanding>`
      select l.headline, l.description, premium_title as "premiumTitle", premium_text as "premiumText",
        community_title as "communityTitle", community_text as "communityText", gear_title as "gearTitle",
        gear_text as "gearText", creator_name as "creatorName", creator_text as "creatorText",
        split_part(m.filename, '.', 1)::text as "portraitKey", split_part(s.filename, '.', 1)::text as "signatureKey",
        l.creator_film_use as "clipKind", split_part(c.filename, '.', 1)::text as "clipKey",
        split_part(o.filename, '.', 1)::text as "posterKey", first_words as "firstWords",
        first_words_by as "firstWordsBy", second_words as "secondWords", second_words_by as "secondWordsBy"
      from landing l left join media m on m.id = l.creator_portrait_id
        left join media s on s.id = l.creator_signature_id
        left join media c on c.id = l.creator_clip_id and l.creator_film_id is not null
        left join media o on o.id = l.creator_clip_poster_id
      order by l.id limit 1`,
  )
  const { premium, community, gear } = LANDING_DEFAULTS
  return {
    headline: stored?.headline ?? LANDING_DEFAULTS.headline,
    description: stored?.description ?? LANDING_DEFAULTS.description,
    creator: creatorOf(stored),
    memberWords: memberWordsOf(stored),
    features: [
      { title: stored?.premiumTitle ?? premium.title, text: stored?.premiumText ?? premium.text },
      { title: stored?.communityTitle ?? community.title, text: stored?.communityText ?? community.text },
      { title: stored?.gearTitle ?? gear.title, text: stored?.gearText ?? gear.text },
    ],
  }
}

/** Null until the owner has written a name and an introduction. */
function creatorOf(stored: StoredLanding | null): SiteConfig['landing']['creator'] {
  if (!stored?.creatorName || !stored.creatorText) return null
  const { creatorName: name, creatorText: text, portraitKey, signatureKey, clipKind, clipKey, posterKey } = stored
  return {
    name,
    text,
    portraitUrl: addressOf(portraitKey),
    ...(signatureKey && { signatureUrl: mediaAddress(signatureKey) }),
    ...(clipKey && { clip: { kind: clipKind, url: mediaAddress(clipKey), posterUrl: addressOf(posterKey) } }),
  }
}

const addressOf = (key: string | null): string | null => (key ? mediaAddress(key) : null)

/** Words without a name are left out, and a name without words. */
function memberWordsOf(stored: StoredLanding | null): SiteConfig['landing']['memberWords'] {
  const chosen = [
    { text: stored?.firstWords, name: stored?.firstWordsBy },
    { text: stored?.secondWords, name: stored?.secondWordsBy },
  ]
  return chosen.flatMap(({ text, name }) => (text && name ? [{ text, name }] : []))
}
