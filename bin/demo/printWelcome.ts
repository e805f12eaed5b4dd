import { join, relative } from 'node:path'
import { projectRoot } from '#env'
import type { Creator } from '#seed/creators/Creator.ts'

const CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['5555 5555 5555 4444', 'pays too (one free trial per card)'],
  ['4000 0566 5566 5556', 'pays too'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks for 3-D Secure'],
]

export function printWelcome({ name, accounts: people }: Creator, siteUrl: string, dataDir: string): void {
  const accounts = people.map(({ email, password, says }) => `    ${email.padEnd(28)} ${password}   ${says}`)
  const cards = CARDS.map(([number, what]) => `    ${number}   ${what}`)
  process.stdout.write(`
  ${`${name} is up:`.padEnd(18)} ${siteUrl}
  The panel:         ${siteUrl}/cms   (built in the background once the demo data is complete)

  Accounts
${accounts.join('\n')}

  Test cards (no card is charged, any date and code)
${cards.join('\n')}

  Emails are written to ${relative(projectRoot, join(dataDir, 'outbox'))}. Ctrl-C stops everything and keeps the data.

`)
}
