import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload'
import { cache } from 'react'

/** What a row belongs to, by its name at once: the panel's own cell says there is none until it is scrolled to. */
export async function RelationCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  const slug = field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null
  const id =
    typeof cellData === 'object' && cellData !== null ? (cellData as { id?: unknown }).id : (cellData as unknown)
  const name = slug && typeof id === 'number' ? await nameOf(payload, slug, id) : null
  return name === null ? <span className="cell-none">–</span> : <span>{name}</span>
}

/** Asked once for each in a list, however many rows belong to it. */
const nameOf = cache(async (payload: Payload, slug: CollectionSlug, id: number): Promise<string | null> => {
  const title = payload.collections[slug].config.admin.useAsTitle ?? 'id'
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    // The list itself was opened by an employee, who may read everything that has a name in it.
    overrideAccess: true,
    disableErrors: true,
    select: { [title]: true },
  })
  const name = (found as Record<string, unknown> | null)?.[title]
  if (typeof name !== 'string') return null
  return name.endsWith('@deleted.invalid') ? 'A deleted account' : name
})
