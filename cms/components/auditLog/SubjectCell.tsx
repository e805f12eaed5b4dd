import type { DefaultServerCellComponentProps } from 'payload'

export function SubjectCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return <span className="cell-none">From a deleted account</span>
  const { kind, subjectId } = rowData as { kind?: string; subjectId?: string | null }
  if (!kind || !subjectId) return <span>{cellData}</span>
  return <a href={`/cms/collections/${kind}/${subjectId}`}>{cellData}</a>
}
