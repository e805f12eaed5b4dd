import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { expect } from 'vitest'
import { eventually } from './people.ts'
import type { Site } from './site.ts'

/** An email in its two forms, once it has arrived. `links` are the counted ones, `html` leads where they lead. */
export async function mailForms(site: Site, email: string, subject: string) {
  let found: { html: string; text: string; raw: string; links: string[] } | undefined
  await eventually(async () => {
    const folder = join(site.dataDir, 'outbox')
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
    for (const file of files) {
      const raw = await readFile(join(folder, file), 'utf8')
      const mail = await simpleParser(raw)
      if (mail.subject !== subject || !JSON.stringify(mail.to).includes(email)) continue
      const html = String(mail.html)
      const links = [...html.matchAll(COUNTED)].map(([link]) => new URL(link).pathname)
      found = { html: html.replace(COUNTED, (_, token: string) => targetOf(token)), text: mail.text ?? '', raw, links }
    }
    return found !== undefined
  })
  return found ?? expect.fail()
}

const COUNTED = /https?:\/\/[^"\s/]+\/l\/([\w-]+)\.[\w-]{22}/g
const targetOf = (token: string): string => Buffer.from(token, 'base64url').toString().split(' ')[1] ?? ''
