import { escapeHtml } from '#contracts/shared/escapeHtml.ts'
import { z } from 'zod'
import { MAX_CHARACTERS } from '../../readText.ts'
import { ghostCard } from './ghostCard.ts'
import { parseJson } from '../parseJson.ts'

const named = z.tuple([z.string()]).rest(z.unknown())
const documentSchema = z.object({
  markups: z.array(named).catch([]),
  atoms: z.array(named).catch([]),
  cards: z.array(named).catch([]),
  sections: z.array(z.array(z.unknown())),
})
type Document = z.output<typeof documentSchema>

const markersSchema = z.array(z.tuple([z.number(), z.array(z.number()), z.number(), z.union([z.string(), z.number()])]))

/** Kinds of sections. */
const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10] as const
/** The kind of a marker that is no text, such as a line break. */
const ATOM = 1

/** What Ghost’s editor kept until version 5, for posts whose HTML an export doesn’t have. */
export function mobiledocToHtml(mobiledoc: string, lose: (what: string) => void): string {
  // A text of megabytes is refused as too long.
  if (mobiledoc.length > MAX_CHARACTERS) return mobiledoc
  const read = documentSchema.safeParse(parseJson(mobiledoc))
  if (!read.success) {
    lose('text that can’t be read')
    return ''
  }
  let html = ''
  for (const section of read.data.sections) {
    html += sectionHtml(section, read.data, lose)
    // A few bytes can show a card many times.
    if (html.length > MAX_CHARACTERS) return html
  }
  return html
}

function sectionHtml([kind, first, second]: unknown[], document: Document, lose: (what: string) => void): string {
  switch (kind) {
    case TEXT: {
      const tag = /^(?:h[1-6]|blockquote|aside)$/.exec(String(first))?.[0].replace('aside', 'blockquote') ?? 'p'
      return `<${tag}>${wordsHtml(second, document)}</${tag}>`
    }
    case PICTURE:
      return `<img src="${escapeHtml(String(first))}">`
    case LIST: {
      const tag = first === 'ol' ? 'ol' : 'ul'
      const items = Array.isArray(second) ? second : []
      return `<${tag}>${items.map((item) => `<li>${wordsHtml(item, document)}</li>`).join('')}</${tag}>`
    }
    case CARD: {
      const [type = '', payload] = document.cards[Number(first)] ?? []
      return ghostCard(type, payload, lose)
    }
    default:
      lose('part that can’t be read')
      return ''
  }
}

/** Each marker opens marks, has words, and closes as many as it says. */
function wordsHtml(markers: unknown, { markups, atoms }: Document): string {
  const open: string[] = []
  const read = markersSchema.safeParse(markers)
  const passages = (read.data ?? []).map(([kind, opened, closed, words]) => {
    const begin = opened.map((index) => {
      const [tag = 'span', attributes] = markups[index] ?? []
      const name = /^[a-z]{1,10}$/.test(tag) ? tag : 'span'
      open.push(name)
      return name === 'a' ? `<a href="${escapeHtml(hrefIn(attributes))}">` : `<${name}>`
    })
    const end = Array.from({ length: Math.min(closed, open.length) }, () => `</${open.pop()}>`)
    const inner = kind === ATOM ? atomHtml(atoms[Number(words)]) : escapeHtml(String(words))
    return begin.join('') + inner + end.join('')
  })
  return passages.join('')
}

// Many markers can name the same mark or atom, so both are short.
const atomHtml = ([type, words]: unknown[] = []): string =>
  type === 'soft-return' ? '<br>' : escapeHtml(typeof words === 'string' ? words.slice(0, 200) : '')

function hrefIn(attributes: unknown): string {
  const list = Array.isArray(attributes) ? attributes.map(String) : []
  const address = list.includes('href') ? (list[list.indexOf('href') + 1] ?? '') : ''
  return address.length > 2_000 ? '' : address
}
