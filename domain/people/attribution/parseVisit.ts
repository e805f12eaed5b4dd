import { postIdOf } from '#contracts/people/joinTarget.ts'
import { visitedPage } from '#contracts/people/visit.ts'

/** What is known about the first page of a visit, and what was opened since. */
export type Visit = {
  /** The site that linked here; null for none, and for this site. */
  host: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  /** The first page; null when the visit began elsewhere, for example on the sign-in page. */
  landing: string | null
  /** The first and the last post or article that was opened. */
  firstSeen: string | null
  lastSeen: string | null
  /** The last post. */
  postId: number | null
  referralCode: string | null
}

const LONGEST_VISIT = 2000
const LONGEST_WORD = 60
const LONGEST_HOST = 100

/** Browsers return from these pages in the middle of a visit. */
const PAYMENT_HOSTS = /(^|\.)stripe\.(com|network)$/

/**
 * @param waypoints hosts that a visit only passes: this site, and where people sign in.
 * @param wantedPath where the visitor asked to go after signing up.
 */
export function parseVisit(text: string | undefined, waypoints: (string | null)[], wantedPath?: string): Visit {
  const fields = new URLSearchParams((text ?? '').slice(0, LONGEST_VISIT))
  const from = hostOf(fields.get('from'))
  const isPassed =
    from !== null && (PAYMENT_HOSTS.test(from) || waypoints.some((host) => plainHost(host ?? '') === from))
  const wantedPostId = postIdOf(wantedPath ?? '')
  const lastSeen = seenOf(fields.get('last'))
  return {
    host: isPassed ? null : from,
    source: wordOf(fields.get('source')),
    medium: wordOf(fields.get('medium')),
    campaign: wordOf(fields.get('campaign')),
    landing: isPassed ? null : visitedPage(fields.get('landing') ?? ''),
    firstSeen: seenOf(fields.get('first')) ?? (wantedPostId === null ? null : `/content/${wantedPostId}`),
    lastSeen: wantedPostId ? `/content/${wantedPostId}` : lastSeen,
    postId: wantedPostId ?? postIdOf(fields.get('post') ?? ''),
    referralCode: /^[a-z2-7]{10}$/.exec(fields.get('ref') ?? '')?.[0] ?? null,
  }
}

const plainHost = (host: string): string => host.toLowerCase().replace(/^www\./, '')

function hostOf(text: string | null): string | null {
  const host = plainHost(text ?? '')
  if (host.length > LONGEST_HOST || !/^[a-z0-9](?:[a-z0-9-]*\.)+[a-z0-9-]*[a-z0-9]$/.test(host)) return null
  return host
}

/** Letters, digits and what campaigns are named with; spellings that differ in case are one. */
function wordOf(text: string | null): string | null {
  const plain = (text ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ._+-]/gu, '')
    .replaceAll(/ +/g, ' ')
    .trim()
  return [...plain].slice(0, LONGEST_WORD).join('').trim() || null
}

function seenOf(text: string | null): string | null {
  const page = visitedPage(text ?? '')
  return page && /\/\d+$/.test(page) ? page : null
}
