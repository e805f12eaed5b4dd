import { headers } from 'next/headers.js'
import type { CollectionSlug, DefaultServerCellComponentProps, Payload, TypedUser } from 'payload'
import { cache } from 'react'
import { relationName } from './relationName.ts'

/** Shows the related record's name immediately. The panel's own cell shows “No …” until it is scrolled into view. */
export async function RelationCell(props: DefaultServerCellComponentProps) {
  const { field, payload, i18n } = props
  const cellData: unknown = props.cellData
  const slug = field.type === 'relationship' && typeof field.relationTo === 'string' ? field.relationTo : null
  const id = typeof cellData === 'object' && cellData !== null ? (cellData as { id?: unknown }).id : cellData
  const name = slug && typeof id === 'number' ? await nameOf(payload, slug, id, i18n.language) : null
  const shown = name === null ? <span className="cell-none">–</span> : <span>{name}</span>
  if (!props.link) return shown
  // In the first column, it opens the record of the list.
  const { id: rowId } = props.rowData as { id: number }
  return <a href={`/cms/collections/${props.collectionSlug}/${rowId}`}>{shown}</a>
}

/** Fetched once per list, for all its rows. */
const nameOf = cache(async (payload: Payload, slug: CollectionSlug, id: number, language: string) =>
  relationName(payload, slug, id, await readViewer(payload), language),
)

const readViewer = cache(
  async (payload: Payload): Promise<TypedUser | null> => (await payload.auth({ headers: await headers() })).user,
)
