import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { MailFrame } from '../../platform/mails/MailFrame.tsx'
import { problemOf } from '../../platform/view/problemOf.ts'
import { useText } from '../../platform/view/useText.ts'
import type { MailingPreviews } from './useMailing.ts'

const SLUG = 'mailing-preview'

/** The email as saved, for members and for everyone else. */
export function MailingPreview({ load }: { load: () => Promise<MailingPreviews> }) {
  const [preview, setPreview] = useState<MailingPreviews | null>(null)
  const t = useText()
  const { openModal } = useModal()

  async function open() {
    const problem = await problemOf(load().then(setPreview))
    if (problem) toast.error(problem)
    else openModal(SLUG)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => void open()}>
        {t('Preview')}
      </Button>
      <Drawer slug={SLUG} title={preview?.member.subject ?? t('Email')}>
        {preview && (
          <div className="mailing-preview">
            <section>
              <h3>{t('For members')}</h3>
              <MailFrame title={t('The email for members')} html={preview.member.html} />
            </section>
            <section>
              <h3>{t('For everyone else')}</h3>
              <MailFrame title={t('The email for everyone else')} html={preview.others.html} />
            </section>
          </div>
        )}
      </Drawer>
    </>
  )
}
