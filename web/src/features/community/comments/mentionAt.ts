import type { Mention } from '#contracts/community/comments.ts'

const SUGGESTED = 6

/**
 * What is typed after an @ at the end of a text, and whom it may mean.
 * @returns null where no mention begins, or nobody has such a name.
 */
export function mentionAt(text: string, people: readonly Mention[]): { start: number; people: Mention[] } | null {
  const match = /(?:^|[\s(])@([^@\n]{0,30})$/u.exec(text)
  if (!match) return null
  const typed = (match[1] ?? '').toLowerCase()
  const found = people.filter(({ name }) => {
    const known = name.toLowerCase()
    return known !== typed && (known.startsWith(typed) || known.includes(` ${typed}`))
  })
  return found.length === 0 ? null : { start: text.lastIndexOf('@'), people: found.slice(0, SUGGESTED) }
}
