'use client'
import { Button, SaveButton, useDocumentInfo, useForm, useFormModified, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { useText } from '../../platform/view/useText.ts'
import { isPublished } from './isPublished.ts'
import { PUBLISH_SHEET, PublishSheet } from './PublishSheet.tsx'
import { useSavedDraft } from './useSavedDraft.ts'

/** In place of the panel's button: saves, and publishes what isn't published yet. */
export function PostButtons() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { submit } = useForm()
  const t = useText()
  const isModified = useFormModified()
  const { openModal } = useModal()
  const [isSaving, setSaving] = useState(false)
  const saved = useSavedDraft()
  const mayPublish = id !== undefined && !isPublished(savedDocumentData)

  /** The sheet counts and checks what is stored. */
  async function open() {
    setSaving(true)
    const answer = isModified ? await submit({ disableSuccessStatus: true }) : null
    setSaving(false)
    if (answer === null || answer?.res.ok) openModal(PUBLISH_SHEET)
  }

  return (
    <>
      {saved !== null && (
        <span className="saved-draft" role="status">
          {t(saved)}
        </span>
      )}
      <SaveButton />
      {mayPublish && (
        <>
          <Button className="publish-post" size="medium" disabled={isSaving} onClick={() => void open()}>
            {t('Publish…')}
          </Button>
          <PublishSheet id={Number(id)} />
        </>
      )}
    </>
  )
}
