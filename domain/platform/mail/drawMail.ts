import type { RenderedMail } from '#providers/mail/templates.ts'
import { runHeavy } from '../heavyWork/runHeavy.ts'
import { type MailToDraw, renderCounted } from './renderCounted.ts'

/** An email as it is sent. One with a story is drawn in a thread; the others are a page at most. @throws as `runHeavy`. */
export async function drawMail(mail: MailToDraw, { isPatient = false } = {}): Promise<RenderedMail> {
  return 'story' in mail.data ? runHeavy<typeof renderCounted>('mail', [mail], { isPatient }) : renderCounted(mail)
}
