import type { SetupFinding } from '#contracts/operations/setup.ts'
import type { Req } from '#domain/platform/Req.ts'
import { done, failed, open } from './findings.ts'

const TIMEOUT_MS = 5_000

/** Opens the site by its own address, as a visitor does: that takes DNS, the proxy and its certificate. */
export async function checkAddress({ payload }: Req): Promise<SetupFinding> {
  const { serverURL } = payload.config
  const problem = await problemOf(`${serverURL}/healthz`)
  if (problem)
    return failed(`${serverURL} doesn’t open from this server: ${problem}. Check DNS, the proxy and SITE_URL.`)
  if (!serverURL.startsWith('https:'))
    return open(`${serverURL} opens. For real visitors, set SITE_URL to an https address.`)
  return done(`${serverURL} opens.`)
}

async function problemOf(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok ? null : `it answers ${response.status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : 'no answer'
  }
}
