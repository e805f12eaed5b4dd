import type { DefaultServerCellComponentProps } from 'payload'

/** The name of a thing, and the way to its page; stands where a picture comes first. */
export function TitleCell({ cellData, collectionSlug, rowData, viewType }: TitleCellProps) {
  const folder = viewType === 'trash' ? `${collectionSlug}/trash` : collectionSlug
  return (
    <a className="cell-title" href={`/cms/collections/${folder}/${String(rowData['id'])}`}>
      {typeof cellData === 'string' && cellData !== '' ? cellData : 'Untitled'}
    </a>
  )
}

/** Payload hands a cell what a client's cell gets as well. */
type TitleCellProps = DefaultServerCellComponentProps & { viewType?: string }
