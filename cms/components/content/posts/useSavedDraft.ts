import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { msg } from '../../platform/view/textIn.ts'

const IDLE_MS = 4_000

/**
 * Saves a draft once its author stops for a moment. What is public is saved by hand.
 * @returns a word for the author, or null where nothing is saved by itself.
 */
export function useSavedDraft(): string | null {
  const { id, savedDocumentData } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const { submit, disabled } = useForm()
  const isModified = useFormModified()
  const [isSaved, setSaved] = useState(false)
  const isDraft = id !== undefined && savedDocumentData?.['status'] === 'draft' && fields['status']?.value === 'draft'
  const title: unknown = fields['title']?.value
  const isReady = isDraft && isModified && !disabled && typeof title === 'string' && title.trim() !== ''

  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      void submit({
        acceptValues: { overrideLocalChanges: false },
        context: { incrementVersionCount: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
      }).then((answer) => setSaved(answer?.res.ok === true))
    }, IDLE_MS)
    return () => clearTimeout(timer)
  }, [isReady, fields, submit])

  if (!isDraft) return null
  return isModified ? msg('Draft: saves by itself') : isSaved ? msg('Draft saved') : msg('Draft')
}
