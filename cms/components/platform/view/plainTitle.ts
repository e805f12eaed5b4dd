import type { ClientCollectionConfig } from 'payload'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { optionLabel } from './optionLabel.ts'
import { textIn } from './textIn.ts'

type Named = { id: number | string | undefined; title: string; isUntitled: boolean }

/** “New post”, “Stone 12”, or the title; a state is written as in the form. */
export function plainTitle(
  { labels, fields, admin }: ClientCollectionConfig,
  { id, title, isUntitled }: Named,
  language = 'en',
): string {
  const name = labelIn(labels.singular, language) ?? ''
  if (isUntitled)
    return id ? `${name} ${id}` : textIn(language)('New {name}', { name: language === 'en' ? inSentence(name) : name })
  if (id && title === String(id)) return `${name} ${id}`
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === admin.useAsTitle)
  return optionLabel(field, title, language)
}

/** In English “post”, but “Q&A round”. */
const inSentence = (name: string): string => (/^[A-Z][a-z]/.test(name) ? name.toLowerCase() : name)
