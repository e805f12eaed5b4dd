import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { LANGUAGES } from '../../contracts/shared/languages.ts'
import { givenEnv } from '../../env.ts'
import { renderMail } from '../../providers/mail/templates.ts'
import { kindOfKey, MAIL_KEYS, sampleOf } from '../../providers/mail/wordings.ts'

const run = promisify(execFile)
/** With the data of caniemail.com; its successor `caniemail` needs Node 22. */
const VERSION = '@jsx-email/doiuse-email@1.0.4'
const folder = resolve('.data/can-i-email')
const SITE = { name: 'Stone Hunt', url: 'https://stones.example' }
const CLIENTS = ['gmail.*', 'apple-mail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*']

/** What a reader loses where it is missing, or has other limits than ours. Nothing else may be used. */
const ACCEPTED: Record<string, string> = {
  '<body> element': 'the background around the email; clients put a <div> in its place',
  '@media': 'the dark colors; the light ones are inline',
  'border-radius': 'round corners',
  'display:none': 'Gmail in a phone’s browser shows the line that other clients show beside the subject',
  'font-size': 'nothing: rem is missing, ours are pixels',
  'font-weight': 'numbers become bold or normal',
  'lang attribute': 'nothing: ours is on the outermost element',
  'letter-spacing': 'spacing of the site’s name',
  'line-height': 'Outlook on Windows rounds it',
  'max-width': 'lines are as wide as the window',
  'role attribute': 'nothing: the table of colors has no text',
  'table-layout': 'the colors of the band are not equally wide',
  'text-align': 'nothing: `start` is missing, ours are left and right',
  'text-decoration': 'nothing: wavy lines are missing, ours are underlines',
  'white-space': 'an amount may break into two lines',
  'width attribute': 'nothing: Outlook on Windows wants pixels, as ours are',
  background: 'nothing: pictures are missing, ours are colors',
  border: 'nothing: missing on links only, where ours have none',
  display: 'space around a button’s text in Outlook on Windows; the link and its color stay',
  margin: 'Outlook on Windows does not center the email',
  overflow: 'nothing: the hidden line has no height',
  padding: 'space in Outlook on Windows, which pads only table cells',
}

type Checked = { errors?: string[]; warnings?: string[] }

/**
 * `npx tsx tools/real-parts/canIEmail.ts`: each email and each of its wordings, with sample data in each language, against the tables of caniemail.com. Fails when one uses
 * something that a mail client lacks, unless it is listed here with what the reader loses.
 */
async function main(): Promise<void> {
  await mkdir(folder, { recursive: true })
  await run('npm', ['install', '--no-save', '--prefix', folder, VERSION], { env: givenEnv() })
  const path = join(folder, 'node_modules/@jsx-email/doiuse-email/dist/index.mjs')
  const { doIUseEmail } = (await import(pathToFileURL(path).href)) as {
    doIUseEmail: (html: string, options: { emailClients: string[] }) => Checked
  }
  const mails = MAIL_KEYS.flatMap((key) => LANGUAGES.map((language) => ({ key, language })))
  const found = new Map<string, string[]>()
  const used = new Set<string>()
  for (const { key, language } of mails) {
    const { html } = renderMail(kindOfKey(key), sampleOf(key), SITE, { language })
    const { errors = [], warnings = [] } = doIUseEmail(html, { emailClients: CLIENTS })
    for (const message of [...errors, ...warnings]) {
      const feature = /^`(.+?)` is /.exec(message)?.[1] ?? message
      if (ACCEPTED[feature] === undefined) found.set(message, [...(found.get(message) ?? []), `${key} (${language})`])
      else used.add(feature)
    }
  }
  for (const [message, where] of found) process.stdout.write(`${message}: ${where.join(', ')}\n`)
  process.stdout.write(`${mails.length} emails, ${found.size} problems, ${used.size} limits of mail clients accepted\n`)
  if (found.size > 0) process.exitCode = 1
}

await main()
