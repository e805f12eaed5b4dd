import { z } from 'zod'
import { MAX_CHARACTERS } from '../readText.ts'
import type { WxrItem } from './readWxr.ts'
import { parseJson } from './parseJson.ts'

const REFERENCE = /<!--\s*wp:(?:core\/)?block\s+\{[^{}]{0,200}?"ref":\s*(\d{1,12})[^{}]{0,200}\}\s*\/-->/g
/** Of blocks in blocks. */
const MAX_DEPTH = 3

/** The blocks that several posts show, by their ids. */
export const sharedBlocks = (items: WxrItem[]): ReadonlyMap<string, string> =>
  new Map(
    items
      .filter(({ fields }) => fields['wp:post_type'] === 'wp_block')
      .map(({ fields }) => [fields['wp:post_id'] ?? '', fields['content:encoded'] ?? '']),
  )

/** A post with the blocks it refers to. Those that the export doesn’t have stay references. */
export function withSharedBlocks(content: string, shared: ReadonlyMap<string, string>): string {
  let html = content
  for (let depth = 0; depth < MAX_DEPTH && shared.size > 0 && html.includes('"ref"'); depth += 1) {
    let length = html.length
    html = html.replace(REFERENCE, (reference, id: string) => {
      const block = shared.get(id)
      // A small text would become a very large one, and is refused as too long.
      if (block === undefined || length > MAX_CHARACTERS) return reference
      length += block.length
      return block
    })
  }
  return html
}

const footnotesSchema = z.array(z.object({ content: z.string() })).max(1_000)

/** The notes below a text, which WordPress keeps beside it. */
export function withFootnotes(content: string, footnotes: string | null): string {
  if (footnotes === null) return content
  const read = footnotesSchema.safeParse(parseJson(footnotes))
  if (!read.success || read.data.length === 0) return content
  const list = `<ol>${read.data.filter(({ content: note }) => note.trim() !== '').map((note) => `<li>${note.content}</li>`).join('')}</ol>`
  return content.replace(/<!--\s*wp:(?:core\/)?footnotes\s*(?:\{[^{}]{0,200}\}\s*)?\/-->/, () => list)
}
