'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { VIEWERS, type ViewAs as Viewer } from '#contracts/operations/viewAs.ts'
import { msg } from './textIn.ts'
import { useText } from './useText.ts'

const LABELS: Record<Viewer, string> = {
  visitor: msg('Visitor'),
  member: msg('Member'),
  subscriber: msg('Subscriber'),
}

/** In the sidebar of a post, and on Home: opens the site in a new tab as other people see it. */
export function ViewAs() {
  const { id } = useDocumentInfo()
  const t = useText()
  const path = id === undefined ? '/' : `/content/${id}`
  return (
    <fieldset className="side-box">
      <legend>{t('View as')}</legend>
      <div className="view-as">
        {VIEWERS.map((viewer) => (
          <Button key={viewer} buttonStyle="secondary" size="small" onClick={() => openAs(viewer, path)}>
            {t(LABELS[viewer])}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** Posts a form, because a link must not store a choice. The form is outside of the panel's: forms can't be nested. */
function openAs(as: Viewer, redirect: string) {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/api/admin/view-as'
  form.target = '_blank'
  for (const [name, value] of Object.entries({ as, redirect })) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
