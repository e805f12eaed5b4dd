import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

/** Waits for an email to this address. @returns what the pattern finds in it. */
export async function mailedMatch(dataDir: string, email: string, pattern: RegExp): Promise<string> {
  const outbox = `${dataDir}/outbox`
  let found: string | undefined
  await expect
    .poll(async () => {
      for (const name of (await readdir(outbox)).filter((file) => file.endsWith('.eml'))) {
        const mail = await readFile(`${outbox}/${name}`, 'utf8')
        const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
        if (mail.includes(`To: ${email}`)) found ??= pattern.exec(text)?.[0]
      }
      return found
    })
    .toBeDefined()
  return found ?? ''
}
