import type { DefaultServerCellComponentProps } from 'payload'
import { textIn } from '../view/textIn.ts'

export function TitleCell({ cellData, collectionSlug, rowData, viewType, i18n }: TitleCellProps) {
  const folder = viewType === 'trash' ? `${collectionSlug}/trash` : collectionSlug
  return (
    <a className="cell-title" href={`/cms/collections/${folder}/${String(rowData['id'])}`}>
      {typeof cellData === 'string' && cellData !== '' ? cellData : textIn(i18n.language)('Untitled')}
    </a>
  )
}

type TitleCellProps = DefaultServerCellComponentProps & { viewType?: string }
