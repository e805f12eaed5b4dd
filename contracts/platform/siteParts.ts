import { type Language, LANGUAGES } from '../shared/languages.ts'
import type { SearchKind } from '../content/searchKinds.ts'
import type { ScreenPath } from './sitePaths.ts'

/** What the owner can switch off: then it has no link, no page, no place in the menu and no settings. */
export const SITE_PARTS = [
  'merchandise',
  'own-goods',
  'gift-cards',
  'gift-memberships',
  'reviews',
  'questions',
  'guesses',
  'finds',
  'identify',
  'uploads',
  'referrals',
  'german',
  'europe',
] as const
export type SitePart = (typeof SITE_PARTS)[number]

const PART_OF_SCREEN: Partial<Record<ScreenPath, SitePart>> = {
  '/merchandise': 'merchandise',
  '/merchandise/:article': 'merchandise',
  '/shop': 'own-goods',
  '/shop/:article': 'own-goods',
  '/gift-cards': 'gift-cards',
  '/gift-memberships': 'gift-memberships',
  '/reviews': 'reviews',
  '/questions': 'questions',
  '/questions/:round': 'questions',
  '/finds': 'finds',
  '/finds/labels': 'finds',
  '/identify': 'identify',
  '/upload': 'uploads',
}

export const PART_OF_KIND: Partial<Record<SearchKind, SitePart>> = {
  merchandise: 'merchandise',
  product: 'own-goods',
  question: 'questions',
}

/** @param part undefined for what belongs to no part. @param off the parts that are switched off. */
export const isPartOn = (part: SitePart | undefined, off: readonly SitePart[]): boolean =>
  part === undefined || !off.includes(part)

/** @param path a `ScreenPath`, or any other, which belongs to no part. */
export const isScreenOffered = (path: string, off: readonly SitePart[]): boolean =>
  isPartOn((PART_OF_SCREEN as Record<string, SitePart | undefined>)[path], off)

/** @param stored the setting `parts_off`; unknown names are ignored. */
export const parsePartsOff = (stored: string): SitePart[] =>
  SITE_PARTS.filter((part) => stored.split(',').includes(part))

/** English, and what else the site is in. @param off the parts that are switched off. */
export const languagesWithout = (off: readonly SitePart[]): readonly Language[] =>
  LANGUAGES.filter((language) => language !== 'de' || !off.includes('german'))
