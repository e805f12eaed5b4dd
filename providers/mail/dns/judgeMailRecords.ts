import type { MailRecords } from './findMailRecords.ts'

export type Finding = { record: 'MX' | 'SPF' | 'DKIM' | 'DMARC'; level: 'ok' | 'advice' | 'problem'; text: string }

type Judged = Omit<Finding, 'record'>

/** What is wrong with the records of a domain that sends emails, and what to do. */
export function judgeMailRecords(records: MailRecords, domain: string): Finding[] {
  return [
    { record: 'MX', ...judgeMx(records.mx, domain) },
    { record: 'SPF', ...judgeSpf(records.spf, domain) },
    { record: 'DKIM', ...judgeDkim(records.dkim) },
    { record: 'DMARC', ...judgeDmarc(records.dmarc, domain) },
  ]
}

const ok = (text: string): Judged => ({ level: 'ok', text })
const advice = (text: string): Judged => ({ level: 'advice', text })
const problem = (text: string): Judged => ({ level: 'problem', text })

function judgeMx(mx: MailRecords['mx'], domain: string): Judged {
  if (mx.length === 0)
    return problem(`${domain} has no MX record, so bounces and answers are lost. Point one to your mail server.`)
  // RFC 7505.
  if (mx.every(({ exchange }) => exchange === '' || exchange === '.'))
    return problem(`${domain} says that it takes no email, so bounces and answers are lost.`)
  return ok(mx.map(({ exchange, priority }) => `${exchange} (${priority})`).join(', '))
}

const LOOKUPS = /^[+~?-]?(include:|a(?=$|[:/])|mx(?=$|[:/])|ptr(?=$|:)|exists:)|^redirect=/i
const MAX_LOOKUPS = 10

function judgeSpf([spf, ...more]: string[], domain: string): Judged {
  if (spf === undefined)
    return problem(`Missing. Add a TXT record to ${domain} with your mail server, such as "v=spf1 mx -all".`)
  if (more.length > 0) return problem('There are several SPF records, so none counts. Join them in one.')
  const terms = spf.trim().split(/\s+/).slice(1)
  const all = terms.find((term) => /^[+~?-]?all$/i.test(term))
  if (all !== undefined && /^(\+|a)/i.test(all)) return problem(`"${spf}" lets everyone send. End it with "-all".`)
  if (terms.filter((term) => LOOKUPS.test(term)).length > MAX_LOOKUPS)
    return problem(`"${spf}" needs more than ${MAX_LOOKUPS} lookups, so it counts as broken. Remove some.`)
  if ((all === undefined && !terms.some((term) => /^redirect=/i.test(term))) || all?.startsWith('?'))
    return advice(`"${spf}" says nothing about other servers. End it with "~all" or "-all".`)
  return ok(spf)
}

function judgeDkim(dkim: string[] | null): Judged {
  if (dkim === null)
    return advice('Not checked. Run it again with --selector and the name your mail server signs with.')
  const [key, ...more] = dkim
  if (key === undefined)
    return problem('There is no key with this selector. Publish the one your mail server signs with.')
  if (more.length > 0) return problem('There are several keys with this selector. Keep one.')
  if (/(^|;)\s*p=\s*(;|$)/i.test(key)) return problem('The key with this selector is revoked. Publish a new one.')
  if (/(^|;)\s*t=([^;]*:)?\s*y/i.test(key)) return advice('The key is marked as a test ("t=y"). Remove that mark.')
  return ok('There is a key with this selector.')
}

function judgeDmarc([dmarc, ...more]: string[], domain: string): Judged {
  if (dmarc === undefined)
    return problem(
      `Missing. Add a TXT record to _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:you@${domain}".`,
    )
  if (more.length > 0) return problem('There are several DMARC records, so none counts. Keep one.')
  const policy = /(?:^|;)\s*p=\s*(\w+)/i.exec(dmarc)?.[1]?.toLowerCase()
  if (policy === 'none')
    return advice(`"${dmarc}" only watches. When the reports are clean, change it to "p=quarantine".`)
  if (policy !== 'quarantine' && policy !== 'reject') return problem(`"${dmarc}" has no valid policy. Add "p=none".`)
  return ok(dmarc)
}
