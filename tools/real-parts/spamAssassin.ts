import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { MailKind } from '../../contracts/mails.ts'
import { buildMessage } from '../../providers/mail/outgoingMail.ts'
import { sampleMails } from '../../providers/mail/sampleMails.ts'
import { renderMail } from '../../providers/mail/templates.ts'
import { installPackages } from './installPackages.ts'

const MAX_SCORE = 1
const SITE = { name: 'Stone Hunt', url: 'https://stones.example' }
const SENDER = 'hello@stones.example'

type Rating = { kind: MailKind; score: number; rules: string }

/**
 * `npx tsx tools/real-parts/spamAssassin.ts`: every email with sample data, rated by SpamAssassin's own rules without any
 * look-up elsewhere. Fails when one has more than 1 point; 5 are spam by default.
 */
async function main(): Promise<void> {
  await installPackages(['spamassassin'])
  const ratings: Rating[] = []
  for (const kind of Object.keys(sampleMails) as MailKind[]) ratings.push(await rate(kind))
  ratings.sort((one, other) => other.score - one.score)
  for (const { kind, score, rules } of ratings) process.stdout.write(`${score.toFixed(1)}  ${kind}  ${rules}\n`)
  const highest = ratings[0]?.score ?? 0
  process.stdout.write(`${ratings.length} emails, at most ${highest.toFixed(1)} points\n`)
  if (highest > MAX_SCORE) process.exitCode = 1
}

async function rate(kind: MailKind): Promise<Rating> {
  const rendered = renderMail(kind, sampleMails[kind] as never, SITE)
  const mail = { messageId: `<${kind}@mail.stones.example>`, from: SITE.name, to: 'ada@example.test', ...rendered }
  const received = [
    Buffer.from(hops(new Date().toUTCString().replace('GMT', '+0000'))),
    await buildMessage(mail, SENDER),
  ]
  const rated = await askSpamAssassin(Buffer.concat(received))
  const status = /^X-Spam-Status: \w+, score=(-?[\d.]+) .*?tests=(.*?)\s+autolearn/ms.exec(rated)
  if (!status) throw new Error(`SpamAssassin did not rate ${kind}: ${rated.slice(0, 500)}`)
  return { kind, score: Number(status[1]), rules: (status[2] ?? '').replaceAll(/\s+/g, '') }
}

/** From the site to the owner's mail server, and from there to the recipient's. Other example addresses count as forged. */
const hops = (at: string) => `Received: from mail.stones.example (mail.stones.example [IPv6:2001:db8::25])
\tby mx.example.test (Postfix) with ESMTPS id 2F1 for <ada@example.test>; ${at}
Received: from site.stones.example (site.stones.example [IPv6:2001:db8::80])
\tby mail.stones.example (Postfix) with ESMTPSA id 1A7 for <ada@example.test>; ${at}
`

async function askSpamAssassin(message: Buffer): Promise<string> {
  // `-L`: local rules only. `-x`: no settings of this account.
  const program = spawn('spamassassin', ['-L', '-x'], { stdio: ['pipe', 'pipe', 'inherit'] })
  program.stdin.end(message)
  return text(program.stdout)
}

await main()
