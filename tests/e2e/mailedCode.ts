import { readdir, readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'

/** Waits for the email with a gift card. */
export async function mailedCode(dataDir: string, email: string): Promise<string> {
  const outbox = `${dataDir}/outbox`
  let code: string | undefined
  await expect
    .poll(async () => {
      for (const name of await readdir(outbox)) {
        const mail = await readFile(`${outbox}/${name}`, 'utf8')
        if (mail.includes(`To: ${email}`)) code ??= /GIFT(-[2-9A-Z]{4}){4}/.exec(mail)?.[0]
      }
      return code
    })
    .toBeDefined()
  return code ?? ''
}
