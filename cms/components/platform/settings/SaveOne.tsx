'use client'
import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { useText } from '../view/useText.ts'

type SaveOneProps = {
  label: string
  isChanged: boolean
  canUndo: boolean
  isSaving: boolean
  onSave: () => Promise<unknown>
  onUndo: () => Promise<unknown>
}

/** Below a setting: saves it alone, and takes the saved change back. */
export function SaveOne({ label, isChanged, canUndo, isSaving, onSave, onUndo }: SaveOneProps) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  if (!isChanged && !canUndo) return null

  // The pressed button disappears, so the focus goes to its field.
  const run = async (request: Promise<unknown>) => {
    const field = row.current?.parentElement?.querySelector<HTMLElement>('input, select')
    await request
    field?.focus()
  }

  const button = { type: 'button', size: 'small', margin: false, disabled: isSaving } as const
  return (
    <div ref={row} className="settings__actions">
      {isChanged ? (
        <Button {...button} aria-label={t('Save {name}', { name: label })} onClick={() => void run(onSave())}>
          {t('Save')}
        </Button>
      ) : (
        <>
          <span>{t('Saved.')}</span>
          <Button
            {...button}
            buttonStyle="secondary"
            aria-label={t('Undo {name}', { name: label })}
            onClick={() => void run(onUndo())}
          >
            {t('Undo')}
          </Button>
        </>
      )}
    </div>
  )
}
