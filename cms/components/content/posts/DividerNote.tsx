'use client'
import { useText } from '../../platform/view/useText.ts'

export function DividerNote() {
  const t = useText()
  return <p className="field-description">{t('Text below it is for members only.')}</p>
}
