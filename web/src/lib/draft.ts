type Words = Record<string, string | boolean>

/** A tab forgets with its window, which suits what is personal; a device remembers. */
type Where = 'tab' | 'device'

/** What somebody typed and has not sent yet. Files cannot be kept. */
export type Draft<W extends Words> = {
  /** The kept words, in the shape of the empty ones; whatever else was stored is not taken over. */
  read: () => W
  keep: (words: W) => void
  forget: () => void
}

/** @param name of the form, and of what it is about where there are several. */
export function draftOf<W extends Words>(name: string, empty: W, where: Where = 'tab'): Draft<W> {
  const key = `draft:${name}`
  const storage = () => (where === 'tab' ? sessionStorage : localStorage)
  return {
    read: () => withStorage(() => sameShape(empty, JSON.parse(storage().getItem(key) ?? 'null'))) ?? empty,
    keep: (words) => void withStorage(() => storage().setItem(key, JSON.stringify(words))),
    forget: () => void withStorage(() => storage().removeItem(key)),
  }
}

/** Where storing is forbidden, the words live as long as the page. */
function withStorage<Result>(access: () => Result): Result | null {
  try {
    return access()
  } catch {
    return null
  }
}

function sameShape<W extends Words>(empty: W, kept: unknown): W {
  if (typeof kept !== 'object' || kept === null) return empty
  const known = Object.entries(kept).filter(([name, value]) => typeof value === typeof empty[name])
  return { ...empty, ...Object.fromEntries(known) }
}
