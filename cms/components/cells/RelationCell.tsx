import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

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
  const title = payload.collections[slug].config.admin.useAsTitle ?? 'id'
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    // Only employees can open the list, and they may read every name in it.
    overrideAccess: true,
    disableErrors: true,
    select: { [title]: true },
  })
  const name = (found as Record<string, unknown> | null)?.[title]
  if (typeof name !== 'string') return null
  return name.endsWith('@deleted.invalid') ? 'A deleted account' : name
})
