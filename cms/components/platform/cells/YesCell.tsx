import type { DefaultServerCellComponentProps } from 'payload'
import { textIn } from '../view/textIn.ts'

export function YesCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const t = textIn(i18n.language)
  return cellData === true ? <span>{t('Yes')}</span> : <span className="cell-none">{t('No')}</span>
}
