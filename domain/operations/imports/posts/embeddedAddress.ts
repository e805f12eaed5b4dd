import { z } from 'zod'

const attributesSchema = z.object({ url: z.string() })

/** A WordPress block without content, such as `wp:embed {"url":"https://film.test/1"} /`. */
const BLOCK = /^wp:([\w/-]+)[\s/]/
/** Nobody misses them. */
const EMPTY = ['separator', 'spacer', 'more', 'nextpage', 'social-links', 'paragraph', 'group', 'column', 'columns']

/** The address of a WordPress block without content; otherwise null. */
export function embeddedAddress(comment: string): string | null {
  const said = comment.trim()
  if (nameOf(said) === null || !said.includes('{')) return null
  try {
    return attributesSchema.safeParse(JSON.parse(said.slice(said.indexOf('{'), -1))).data?.url ?? null
  } catch {
    return null
  }
}

/** The owner’s message about a block that WordPress fills itself; null for other comments. */
export function missingBlock(comment: string): string | null {
  const name = nameOf(comment.trim())?.replace(/^core\//, '') ?? null
  if (name === null || EMPTY.includes(name)) return null
  return name === 'block' ? 'reusable block that isn’t in the file' : `block “${name.slice(0, 40)}”`
}

const nameOf = (said: string): string | null => (said.endsWith('/') ? (BLOCK.exec(said)?.[1] ?? null) : null)
