import { type CollectionSlug, type GlobalSlug, isEntityHidden, type Payload, type PayloadRequest } from 'payload'
import { type Capability, may } from '#contracts/platform/roles.ts'
import { PART_OF_LIST } from '#contracts/platform/sitePartNames.ts'
import { isPartOn, type SitePart } from '#contracts/platform/siteParts.ts'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { msg, textIn } from '../view/textIn.ts'

type User = PayloadRequest['user']
/** A list, a page of settings, or a page of our own. Lists and settings have the names and the access of their config; other names are in English here. */
type Place =
  | CollectionSlug
  | { collection: CollectionSlug; when: (user: User) => boolean }
  | { global: GlobalSlug }
  | { path: string; label: string; needs: Capability }

export type StudioTab = { label: string; href: string }
/** An entry of the menu. It leads to its first tab. */
export type StudioSection = { label: string; tabs: StudioTab[] }

const readsPosts = (user: User) => may(user, 'readPosts')

/** The whole panel: each place is in one section, in the order of the menu. */
const SECTIONS: { label: string; places: Place[] }[] = [
  { label: msg('Home'), places: [{ path: '', label: msg('Home'), needs: 'usePanel' }] },
  {
    label: msg('Posts'),
    places: ['posts', 'series', 'finds', 'guesses', 'captions', { collection: 'media', when: readsPosts }],
  },
  { label: msg('Letters'), places: ['letters'] },
  {
    label: msg('Inbox'),
    places: [
      { path: '/inbox', label: msg('Waiting'), needs: 'usePanel' },
      ...(['contact-messages', 'comments', 'comment-reports', 'question-rounds', 'questions'] as const),
      ...(['identifications', 'reviews', 'alerts', 'saved-replies'] as const),
    ],
  },
  {
    label: msg('Members'),
    places: [
      ...(['users', 'subscriptions', 'membership-offers', 'gift-memberships'] as const),
      { path: '/failed-payments', label: msg('Failed payments'), needs: 'readMembers' },
      ...(['profiles', 'logged-finds'] as const),
    ],
  },
  { label: msg('Orders'), places: ['orders', 'refunds', 'claims', 'withdrawals', 'invoices', 'cart-items'] },
  {
    label: msg('Shop'),
    places: [
      ...([
        'products',
        'merchandise',
        'variants',
        'promo-codes',
        'gift-cards',
        'gift-card-sales',
        'sync-runs',
      ] as const),
      // Who may not read posts adds pictures of articles.
      { collection: 'media', when: (user) => !readsPosts(user) },
    ],
  },
  { label: msg('Growth'), places: [{ path: '/growth', label: msg('Growth'), needs: 'readFigures' }] },
  {
    label: msg('Site'),
    places: [
      'pages',
      { global: 'brand' },
      { global: 'landing' },
      { global: 'navigation' },
      'redirects',
      { path: '/words', label: msg('Words of your trade'), needs: 'manageSite' },
      { path: '/mail-templates', label: msg('Email templates'), needs: 'manageEmails' },
    ],
  },
  {
    label: msg('Settings'),
    places: [
      { path: '/settings', label: msg('Settings'), needs: 'manageSite' },
      { path: '/offers', label: msg('What this site offers'), needs: 'manageSite' },
      { path: '/imports', label: msg('Imports'), needs: 'importData' },
      { path: '/exports', label: msg('Exports'), needs: 'exportData' },
      { path: '/webhooks', label: msg('Webhooks'), needs: 'manageSite' },
      { path: '/api-keys', label: msg('API keys'), needs: 'usePanel' },
      ...(['employee-changes', 'mail-outbox', 'provider-events'] as const),
    ],
  },
]

/**
 * What an employee may open. A section without such a place is left out.
 * @param off the parts of the site that are switched off: their lists keep their addresses, but have no tab.
 * @param language the employee's, of the names.
 */
export function studioSections(
  payload: Payload,
  user: User,
  off: readonly SitePart[],
  language = 'en',
): StudioSection[] {
  const isOn = (place: Place) => isPartOn(typeof place === 'string' ? PART_OF_LIST[place] : undefined, off)
  return SECTIONS.map(({ label, places }) => ({
    label: textIn(language)(label),
    tabs: places
      .filter(isOn)
      .map((place) => tabOf(place, payload, user, language))
      .filter((tab) => tab !== null),
  })).filter(({ tabs }) => tabs.length > 0)
}

function tabOf(place: Place, { config, collections }: Payload, user: User, language: string): StudioTab | null {
  if (typeof place === 'string' || 'collection' in place) {
    const { collection: slug, when } = typeof place === 'string' ? { collection: place } : { ...place }
    const { admin, labels } = collections[slug].config
    if (isEntityHidden({ hidden: admin.hidden, user }) || when?.(user) === false) return null
    return { label: labelIn(labels.plural, language) ?? slug, href: `/cms/collections/${slug}` }
  }
  if ('path' in place)
    return may(user, place.needs) ? { label: textIn(language)(place.label), href: `/cms${place.path}` } : null
  const found = config.globals.find(({ slug }) => slug === place.global)
  if (!found || isEntityHidden({ hidden: found.admin.hidden, user })) return null
  return { label: labelIn(found.label, language) ?? found.slug, href: `/cms/globals/${found.slug}` }
}
