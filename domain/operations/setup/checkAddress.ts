import type { Req } from '#domain/platform/Req.ts'
import { done, failed, type Finding, open } from './findings.ts'

const TIMEOUT_MS = 5_000

/** Opens the site by its own address, as a visitor does: that takes DNS, the proxy and its certificate. */
export async function checkAddress({ payload }: Req): Promise<Finding> {
  const { serverURL: address } = payload.config
  const reason = await reasonOf(`${address}/healthz`)
  if (reason)
    return failed('{address} doesn’t open from this server ({reason}). Check DNS, the proxy and SITE_URL.', {
      address,
      reason,
    })
  if (!address.startsWith('https:'))
    return open('{address} opens. For real visitors, set SITE_URL to an https address.', { address })
  return done('{address} opens.', { address })
}

/** As the network says it. */
async function reasonOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? null : `HTTP ${response.status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : 'no answer'
  }
}
