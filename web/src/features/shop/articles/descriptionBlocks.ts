import { plainText } from '#contracts/shop/plainText.ts'

export type DescriptionBlock =
  | { kind: 'heading'; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; isOrdered: boolean; items: Run[][] }
export type Run = { text: string; isStrong: boolean; isEmphasized: boolean }

const BLOCK = /<(p|div|h[1-6]|ul|ol)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi
const ITEM = /<li\b[^>]*>([\s\S]*?)(?=<\/?li\b|$)/gi
const RUN = /<(strong|b|em|i)\b[^>]*>([\s\S]*?)<\/\1\s*>/gi

/**
 * Parses the provider's markup into paragraphs, headings and lists. None of the markup itself reaches the
 * page.
 */
export function descriptionBlocks(markup: string): DescriptionBlock[] {
  const clean = markup.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
  const blocks: DescriptionBlock[] = []
  let end = 0
  for (const found of clean.matchAll(BLOCK)) {
    blocks.push(...paragraphs(clean.slice(end, found.index)), ...blockOf(found[1] ?? '', found[2] ?? ''))
    end = found.index + found[0].length
  }
  return [...blocks, ...paragraphs(clean.slice(end))]
}

function blockOf(tag: string, inside: string): DescriptionBlock[] {
  const name = tag.toLowerCase()
  if (name === 'ul' || name === 'ol') {
    const items = [...inside.matchAll(ITEM)].map(([, item = '']) => runsOf(item)).filter(({ length }) => length > 0)
    return items.length > 0 ? [{ kind: 'list', isOrdered: name === 'ol', items }] : []
  }
  if (name === 'div') return descriptionBlocks(inside)
  if (name === 'p') return paragraphs(inside)
  const runs = runsOf(inside)
  return runs.length > 0 ? [{ kind: 'heading', runs }] : []
}

/** Two line breaks in a row, written as text or as markup, begin a paragraph. */
const paragraphs = (markup: string): DescriptionBlock[] =>
  markup
    .split(/(?:<br\b[^>]*>\s*){2,}|\n\s*\n/i)
    .map(runsOf)
    .filter(({ length }) => length > 0)
    .map((runs) => ({ kind: 'paragraph' as const, runs }))

function runsOf(markup: string): Run[] {
  const runs: Run[] = []
  let end = 0
  const add = (text: string, tag = '') => {
    if (plainText(text) === '') return
    // Keeps the spaces around a word in bold.
    const [before, after] = [/^\s/.test(text) && runs.length > 0 ? ' ' : '', /\s$/.test(text) ? ' ' : '']
    const isStrong = /^(strong|b)$/i.test(tag)
    runs.push({ text: before + plainText(text) + after, isStrong, isEmphasized: !isStrong && tag !== '' })
  }
  for (const found of markup.matchAll(RUN)) {
    add(markup.slice(end, found.index))
    add(found[2] ?? '', found[1])
    end = found.index + found[0].length
  }
  add(markup.slice(end))
  return runs
}
