import type { DefaultServerCellComponentProps } from 'payload'

export function TitleCell({ cellData, collectionSlug, rowData, viewType }: TitleCellProps) {
  const folder = viewType === 'trash' ? `${collectionSlug}/trash` : collectionSlug
  return (
    <a className="cell-title" href={`/cms/collections/${folder}/${String(rowData['id'])}`}>
      {typeof cellData === 'string' && cellData !== '' ? cellData : 'Untitled'}
    </a>
  )
}

type TitleCellProps = DefaultServerCellComponentProps & { viewType?: string }
