import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '#env'
import { buildMessage, messageOf, type OutgoingMail } from './outgoingMail.ts'

/** Without an SMTP server, writes an `.eml` file to DATA_DIR/outbox. */
export async function sendMail(mail: OutgoingMail): Promise<void> {
  const { SMTP_URL } = env()
  if (SMTP_URL) {
    await smtp(SMTP_URL).sendMail(messageOf(mail, senderAddress()))
    return
  }
  await writeToOutbox(mail.messageId, await buildMessage(mail, senderAddress()))
}

const smtp = (url: string) => createTransport(url, { connectionTimeout: 10_000, socketTimeout: 20_000 } as object)

/** Connects and signs in without sending. @returns `none` without a mail server, otherwise `works` or the reason. */
export async function checkTransport(): Promise<string> {
  const { SMTP_URL } = env()
  if (!SMTP_URL) return 'none'
  try {
    await smtp(SMTP_URL).verify()
    return 'works'
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer'
  }
}

/** Of emails that go to many; undefined without a limit. */
export const mailsPerMinute = (): number | undefined => env().MAIL_PER_MINUTE

/** `MAIL_FROM` may contain a name, too. */
export const senderAddress = (): string => /<([^<>]+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM

/** Named after the Message-ID, so that a retry overwrites it. A mail may contain a link that signs in. */
async function writeToOutbox(messageId: string, content: Buffer): Promise<void> {
  const folder = join(env().DATA_DIR, 'outbox')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${createHash('sha256').update(messageId).digest('hex').slice(0, 24)}.eml`)
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
