import { z } from 'zod'

const attributesSchema = z.object({ url: z.string() })

/** The address of a WordPress block without content, such as `wp:embed {"url":"https://film.test/1"} /`; otherwise null. */
export function embeddedAddress(comment: string): string | null {
  const said = comment.trim()
  if (!/^wp:(?:core-)?embed\b/.test(said) || !said.endsWith('/')) return null
  try {
    return attributesSchema.safeParse(JSON.parse(said.slice(said.indexOf('{'), -1))).data?.url ?? null
  } catch {
    return null
  }
}
