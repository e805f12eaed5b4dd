'use client'
import { Button, FieldDescription, toast, useDocumentInfo, useField, useForm, useFormModified } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'
import { useState } from 'react'
import { PlainCheckbox } from '../../platform/fields/PlainCheckbox.tsx'
import { useText } from '../../platform/view/useText.ts'

/** Saves at once where nothing else was changed. In a new document, or beside other changes, it is saved with them. */
export const HiddenField: CheckboxFieldClientComponent = (props) => {
  const { id } = useDocumentInfo()
  const t = useText()
  const { submit } = useForm()
  const isModified = useFormModified()
  const { path, value } = useField<boolean>({ path: props.path })
  const [isRunning, setRunning] = useState(false)
  if (id === undefined || isModified) return <PlainCheckbox {...props} />

  async function change() {
    setRunning(true)
    const answer = await submit({ overrides: { [path]: !value }, disableSuccessStatus: true })
    setRunning(false)
    if (answer?.res.ok) toast.success(t(value ? 'It is on the site again.' : 'Hidden from the site.'))
  }

  return (
    <div className="field-type">
      <Button buttonStyle="secondary" margin={false} disabled={isRunning} onClick={() => void change()}>
        {t(value ? 'Show on the site' : 'Hide from the site')}
      </Button>
      <FieldDescription
        description={value ? t('Hidden: only orders show it.') : props.field.admin?.description}
        path={path}
      />
    </div>
  )
}
