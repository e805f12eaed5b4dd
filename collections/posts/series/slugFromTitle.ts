import type { FieldHook } from 'payload'
import { MAX_SLUG_CHARACTERS } from '#contracts/content/seriesSlug.ts'

/** Makes the address from the title if it is empty. */
export const slugFromTitle: FieldHook = ({ value, siblingData }) => {
  const given = typeof value === 'string' ? value.trim() : ''
  const { title } = siblingData as { title?: unknown }
  return given === '' && typeof title === 'string' ? slugOf(title) : given
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_CHARACTERS)
    .replace(/^-|-$/g, '')
