import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from './people.ts'
import type { Site } from './site.ts'

/** As plain text. */
export async function mailsTo(site: Site, email: string, subject: string | RegExp = /^/): Promise<string[]> {
  const folder = join(site.dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map(async (file) => decode(await readFile(join(folder, file), 'utf8'))))
  return mails.filter((mail) => mail.includes(`To: ${email}`) && subjectOf(mail).match(subject) !== null)
}

/** Waits for the email. @returns its link with this path. */
export async function mailedLink(site: Site, email: string, path: string): Promise<URL> {
  let found: string | undefined
  await eventually(async () => {
    const texts = await mailsTo(site, email)
    const links = texts.flatMap((text) => text.match(/https?:\/\/[^\s"<>]+/g) ?? [])
    found = links.find((link) => new URL(link).pathname === path)
    return found !== undefined
  })
  return new URL(found ?? '')
}

const subjectOf = (mail: string) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? ''

const decode = (mail: string) =>
  Buffer.from(
    mail
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
