import { headers } from 'next/headers.js'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload, TypedUser } from 'payload'
import { cache } from 'react'
import { relationName } from './relationName.ts'

/** Shows the related record's name immediately. The panel's own cell shows “No …” until it is scrolled into view. */
export async function RelationCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  const slug = field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null
  const id =
    typeof cellData === 'object' && cellData !== null ? (cellData as { id?: unknown }).id : (cellData as unknown)
  const name = slug && typeof id === 'number' ? await nameOf(payload, slug, id) : null
  return name === null ? <span className="cell-none">–</span> : <span>{name}</span>
}

/** Fetched once per list, for all its rows. */
const nameOf = cache(async (payload: Payload, slug: CollectionSlug, id: number) =>
  relationName(payload, slug, id, await readViewer(payload)),
)

const readViewer = cache(
  async (payload: Payload): Promise<TypedUser | null> => (await payload.auth({ headers: await headers() })).user,
)
