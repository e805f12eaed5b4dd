import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { type Language, LANGUAGES } from '../../contracts/shared/languages.ts'
import { buildMessage } from '../../providers/mail/outgoingMail.ts'
import { renderMail } from '../../providers/mail/templates.ts'
import { kindOfKey, MAIL_KEYS, sampleOf } from '../../providers/mail/wordings.ts'
import { installPackages } from './installPackages.ts'

const MAX_SCORE = 1
const SITE = { name: 'Stone Hunt', url: 'https://stones.example' }
const SENDER = 'hello@stones.example'

/**
 * `npx tsx tools/real-parts/spamAssassin.ts`: every email and each of its wordings, with sample data in each language, rated by SpamAssassin's own
 * rules without any look-up elsewhere. Fails when one has more than 1 point; 5 are spam by default.
 */
async function main(): Promise<void> {
  await installPackages(['spamassassin'])
  const mails = MAIL_KEYS.flatMap((key) => LANGUAGES.map((language) => ({ key, language })))
  const messages = await Promise.all(mails.map(receivedMail))
  const rated = await askSpamAssassin(messages)
  const statuses = [...rated.matchAll(/^X-Spam-Status: \w+, score=(-?[\d.]+) .*?tests=(.*?)\s+autolearn/gms)]
  if (statuses.length !== mails.length)
    throw new Error(`SpamAssassin rated ${statuses.length} of ${mails.length} emails`)
  const scores = statuses.map(([, score, rules = ''], index) => {
    process.stdout.write(
      `${score}  ${mails[index]?.key} (${mails[index]?.language})  ${rules.replaceAll(/\s+/g, '')}\n`,
    )
    return Number(score)
  })
  process.stdout.write(`${mails.length} emails, at most ${Math.max(...scores)} points\n`)
  if (Math.max(...scores) > MAX_SCORE) process.exitCode = 1
}

async function receivedMail({
  key,
  language,
}: {
  key: (typeof MAIL_KEYS)[number]
  language: Language
}): Promise<string> {
  const rendered = renderMail(kindOfKey(key), sampleOf(key), SITE, { language })
  const mail = { messageId: `<${key}@mail.stones.example>`, from: SITE.name, to: 'ada@example.test', ...rendered }
  return hops(new Date().toUTCString().replace('GMT', '+0000')) + (await buildMessage(mail, SENDER)).toString()
}

/** From the site to the owner's mail server, and from there to the recipient's. Other example addresses count as forged. */
const hops = (at: string) => `Received: from mail.stones.example (mail.stones.example [IPv6:2001:db8::25])
\tby mx.example.test (Postfix) with ESMTPS id 2F1 for <ada@example.test>; ${at}
Received: from site.stones.example (site.stones.example [IPv6:2001:db8::80])
\tby mail.stones.example (Postfix) with ESMTPSA id 1A7 for <ada@example.test>; ${at}
`

async function askSpamAssassin(messages: string[]): Promise<string> {
  // `-L`: local rules only. `-x`: no settings of this account. As one mailbox, because each start takes seconds.
  const program = spawn('spamassassin', ['-L', '-x', '--mbox'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const asEntry = (message: string) =>
    `From ${SENDER} Thu Jan  1 00:00:00 1970\n${message.replaceAll(/^From /gm, '>From ')}\n`
  program.stdin.end(messages.map(asEntry).join(''))
  return text(program.stdout)
}

await main()
