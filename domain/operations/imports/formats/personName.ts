import { hunterWord } from '#contracts/platform/calledWords.ts'
import { hasVisible } from '#contracts/shared/visibleText.ts'
import { cutText } from '#contracts/shared/cutText.ts'

const MAX = 80

/** Stand behind a name and its comma. */
const TITLES = /^(jr|sr|i{1,3}|iv|esq|ph\.? ?d|m\.? ?d|mba|dds|rn|cpa|llm)\.?$/i

/**
 * Splits a full name at its last space, or at its comma when the last name stands first: “Byron, Ada”. Without a name, it is
 * the address before its @.
 */
export function personName(fullName: string, email: string): { firstName: string; lastName: string } {
  const [before = '', behind = '', ...others] = fullName.split(',').map(clean)
  const title = TITLES.test(behind) ? behind : ''
  if (others.length === 0 && !title && hasVisible(before) && hasVisible(behind))
    return { firstName: shorten(behind), lastName: shorten(before) }
  const words = (title ? before : clean(fullName)).split(' ').filter(hasVisible)
  const last = words.length > 1 ? [words.pop(), title].filter(Boolean).join(', ') : undefined
  return {
    firstName: shorten(words.join(' ')) || shorten(clean(email.split('@')[0] ?? '')) || 'Stone',
    lastName: last === undefined ? hunterWord() : shorten(last),
  }
}

const shorten = (name: string): string => cutText(name, MAX).replace(/\p{Cs}|\ufffd/gu, '')

/** Without control characters and characters that change the direction of text, as at sign-up. */
const clean = (name: string): string =>
  name
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
