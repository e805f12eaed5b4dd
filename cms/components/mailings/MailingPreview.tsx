import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { MailFrame } from '../mails/MailFrame.tsx'
import { problemOf } from '../problemOf.ts'
import type { MailingPreviews } from './useMailing.ts'

const SLUG = 'mailing-preview'

/** The email as saved, for members and for everyone else. */
export function MailingPreview({ load }: { load: () => Promise<MailingPreviews> }) {
  const [preview, setPreview] = useState<MailingPreviews | null>(null)
  const { openModal } = useModal()

  async function open() {
    const problem = await problemOf(load().then(setPreview))
    if (problem) toast.error(problem)
    else openModal(SLUG)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" onClick={() => void open()}>
        Preview
      </Button>
      <Drawer slug={SLUG} title={preview?.member.subject ?? 'Email'}>
        {preview && (
          <div className="mailing-preview">
            <section>
              <h3>For members</h3>
              <MailFrame title="The email for members" html={preview.member.html} />
            </section>
            <section>
              <h3>For everyone else</h3>
              <MailFrame title="The email for everyone else" html={preview.others.html} />
            </section>
          </div>
        )}
      </Drawer>
    </>
  )
}
