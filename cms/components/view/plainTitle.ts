import type { ClientCollectionConfig } from 'payload'
import { optionLabel } from './optionLabel.ts'

type Named = { id: number | string | undefined; title: string; isUntitled: boolean }

/** “New post”, “Stone 12”, or the title; a state is written as in the form. */
export function plainTitle(
  { labels, fields, admin }: ClientCollectionConfig,
  { id, title, isUntitled }: Named,
): string {
  const name = typeof labels.singular === 'string' ? labels.singular : ''
  if (isUntitled) return id ? `${name} ${id}` : `New ${inSentence(name)}`
  if (id && title === String(id)) return `${name} ${id}`
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === admin.useAsTitle)
  return optionLabel(field, title)
}

/** “post”, but “Q&A round”. */
const inSentence = (name: string): string => (/^[A-Z][a-z]/.test(name) ? name.toLowerCase() : name)
