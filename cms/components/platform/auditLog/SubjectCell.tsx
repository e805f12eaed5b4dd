import type { DefaultServerCellComponentProps } from 'payload'
import { textIn } from '../view/textIn.ts'

export function SubjectCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string')
    return <span className="cell-none">{textIn(i18n.language)('From a deleted account')}</span>
  const { kind, subjectId } = rowData as { kind?: string; subjectId?: string | null }
  if (!kind || !subjectId) return <span>{cellData}</span>
  return <a href={`/cms/collections/${kind}/${subjectId}`}>{cellData}</a>
}
