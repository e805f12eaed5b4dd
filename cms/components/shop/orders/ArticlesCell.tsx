import type { DefaultServerCellComponentProps } from 'payload'
import { articlesOf } from './articlesOf.ts'

/** What was bought: `2 × Agate Hoodie (M, Slate), Mug`. */
export async function ArticlesCell({ payload, rowData }: DefaultServerCellComponentProps) {
  return <span>{(await articlesOf(payload, (rowData as { id: number }).id)) || '–'}</span>
}
