import type { Mention } from './comments.ts'

type MentionPiece = { text: string; id: string | null }

/** Splits a text at the names that it mentions. A longer name wins: `@Ada Lake` does not mention `Ada`. */
export function splitMentions(text: string, mentions: readonly Mention[]): MentionPiece[] {
  if (mentions.length === 0) return [{ text, id: null }]
  const byName = new Map(mentions.map(({ name, id }) => [`@${name}`, id]))
  const names = [...byName.keys()].sort((a, b) => b.length - a.length).map(escape)
  return text
    .split(new RegExp(`((?:${names.join('|')})(?![\\p{L}\\p{N}_]))`, 'u'))
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, id: byName.get(piece) ?? null }))
}

const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
