import { headers } from 'next/headers.js'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload, TypedUser } from 'payload'
import { cache } from 'react'
import { may } from '#contracts/roles.ts'

/** Shows the related record's name at once. The panel's own cell shows “No …” until it is scrolled into view. */
export async function RelationCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  const slug = field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null
  const id =
    typeof cellData === 'object' && cellData !== null ? (cellData as { id?: unknown }).id : (cellData as unknown)
  const name = slug && typeof id === 'number' ? await nameOf(payload, slug, id) : null
  return name === null ? <span className="cell-none">–</span> : <span>{name}</span>
}

/** Fetched once for a list, however many rows refer to it. */
const nameOf = cache(async (payload: Payload, slug: CollectionSlug, id: number): Promise<string | null> => {
  const user = await readViewer(payload)
  if (slug === 'users' && !may(user, 'readMembers')) return readPublicName(payload, id)
  const title = payload.collections[slug].config.admin.useAsTitle ?? 'id'
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    user,
    overrideAccess: false,
    disableErrors: true,
    select: { [title]: true },
  })
  const name = (found as Record<string, unknown> | null)?.[title]
  if (typeof name !== 'string') return null
  return name.endsWith('@deleted.invalid') ? 'A deleted account' : name
})

const readViewer = cache(
  async (payload: Payload): Promise<TypedUser | null> => (await payload.auth({ headers: await headers() })).user,
)

/** The name that the account's comments show on the site. */
async function readPublicName(payload: Payload, id: number): Promise<string | null> {
  const found = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { handle: true },
  })
  return found && `Hunter ${found.handle.slice(-4)}`
}
