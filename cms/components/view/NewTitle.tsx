'use client'
import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Renders nothing: a document that has no title yet is called “New post”, where the panel says “[Untitled]”. */
export function NewTitle() {
  const { id, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const isNameless = !id && title === `[${t('general:untitled')}]`
  const name = docConfig && 'labels' in docConfig ? docConfig.labels.singular : null
  useEffect(() => {
    if (!isNameless || typeof name !== 'string') return
    // The panel's own effect, further out, runs later and sets its title again.
    const frame = requestAnimationFrame(() => setDocumentTitle(`New ${name.toLowerCase()}`))
    return () => cancelAnimationFrame(frame)
  }, [isNameless, name, setDocumentTitle])
  return null
}
