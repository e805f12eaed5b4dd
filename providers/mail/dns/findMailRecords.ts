import { Resolver } from 'node:dns/promises'

export type MailRecords = {
  mx: { exchange: string; priority: number }[]
  spf: string[]
  /** Null where no selector is known. */
  dkim: string[] | null
  dmarc: string[]
}

type Where = { selector?: string | undefined; resolver?: string | undefined }

/** @throws when the name server doesn't answer. */
export async function findMailRecords(domain: string, { selector, resolver }: Where): Promise<MailRecords> {
  const dns = new Resolver({ timeout: 3000, tries: 2 })
  if (resolver) dns.setServers([resolver])
  const texts = (name: string) => orNone(dns.resolveTxt(name)).then((found) => found.map((parts) => parts.join('')))
  return {
    mx: (await orNone(dns.resolveMx(domain))).sort((one, other) => one.priority - other.priority),
    spf: (await texts(domain)).filter((text) => /^v=spf1( |$)/i.test(text)),
    dkim: selector
      ? (await texts(`${selector}._domainkey.${domain}`)).filter((text) => /(^|;)\s*p=/i.test(text))
      : null,
    dmarc: await dmarcOf(domain, texts),
  }
}

/** A domain without a policy has the one of the domain above. */
async function dmarcOf(domain: string, texts: (name: string) => Promise<string[]>): Promise<string[]> {
  const labels = domain.split('.')
  for (let from = 0; from <= labels.length - 2; from++) {
    const found = await texts(`_dmarc.${labels.slice(from).join('.')}`)
    const policies = found.filter((text) => /^v=DMARC1\s*(;|$)/i.test(text))
    if (policies.length > 0) return policies
  }
  return []
}

const NONE = ['ENOTFOUND', 'ENODATA']

function orNone<Found>(lookup: Promise<Found[]>): Promise<Found[]> {
  return lookup.catch((error: unknown) => {
    if (NONE.includes((error as { code?: string }).code ?? '')) return []
    throw error
  })
}
