import { Button, Drawer, toast, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { call } from '#contracts/call.ts'
import type { postEmailPreviewSchema } from '#contracts/postEmails.ts'
import { previewPostEmail } from '#contracts/routes/postEmails.ts'
import { MailFrame } from '../mails/MailFrame.tsx'
import { problemOf } from '../problemOf.ts'

type Preview = z.output<typeof postEmailPreviewSchema>
const SLUG = 'email-post-preview'

/** The email as saved, for members and for everyone else. */
export function EmailPostPreview({ id }: { id: number }) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const { openModal } = useModal()

  async function open() {
    const problem = await problemOf(call(previewPostEmail, { params: { id } }).then(setPreview))
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
          <div className="email-post-preview">
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
