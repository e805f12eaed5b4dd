'use client'
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { plainTitle } from './plainTitle.ts'

/** Renders nothing. The panel would call a document “[Untitled]”, by its bare id or by a stored value such as “past_due”. */
export function PlainTitle() {
  const { id, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t, i18n } = useTranslation()
  const isUntitled = title === `[${t('general:untitled')}]`
  const named = { id, title, isUntitled }
  const plain = docConfig && 'labels' in docConfig ? plainTitle(docConfig, named, i18n.language) : title
  useEffect(() => {
    if (plain === title) return
    // The panel's own effect, further out, runs later and sets its title again.
    const frame = requestAnimationFrame(() => setDocumentTitle(plain))
    return () => cancelAnimationFrame(frame)
  }, [plain, title, setDocumentTitle])
  return null
}
