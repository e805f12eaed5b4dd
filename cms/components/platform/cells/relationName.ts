import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { may } from '#contracts/platform/roles.ts'
import { optionLabel } from '../view/optionLabel.ts'
import { textIn } from '../view/textIn.ts'

/** The name of a related record that this viewer may see; null when it does not exist. */
export async function relationName(
  payload: Payload,
  slug: CollectionSlug,
  id: number,
  user: TypedUser | null,
  language = 'en',
): Promise<string | null> {
  if (slug === 'users' && !may(user, 'readMembers')) return readPublicName(payload, id)
  const { admin, fields, labels } = payload.collections[slug].config
  const title = admin.useAsTitle ?? 'id'
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
    select: { [title]: true },
  })
  if (!found) return null
  const name = (found as unknown as Record<string, unknown>)[title]
  if (typeof name !== 'string' || name === '') return `${labelIn(labels.singular, language) ?? slug} ${id}`
  if (name.endsWith('@deleted.invalid')) return textIn(language)('A deleted account')
  const field = fields.find((candidate) => 'name' in candidate && candidate.name === title)
  return optionLabel(field, name, language)
}

/** The name shown with the account's comments on the site. */
async function readPublicName(payload: Payload, id: number): Promise<string | null> {
  const found = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { handle: true },
  })
  if (!found) return null
  const { docs } = await payload.find({
    collection: 'profiles',
    where: { user: { equals: id } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    select: { name: true },
  })
  return docs[0]?.name ?? `Hunter ${found.handle.slice(-4)}`
}
