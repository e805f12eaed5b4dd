import type { Payload } from 'payload'
import { type ReactNode, Suspense } from 'react'

type GrowthPartProps = { log: Payload['logger']; read: () => Promise<ReactNode> }

/** A part that fails does not take the others with it. */
export const GrowthPart = (props: GrowthPartProps) => (
  <Suspense fallback={<p role="status">Loading…</p>}>
    <Loaded {...props} />
  </Suspense>
)

async function Loaded({ log, read }: GrowthPartProps) {
  const shown = await read().catch((error: unknown) => {
    log.error({ err: error, msg: 'A report of growth could not be read' })
    return null
  })
  if (shown !== null) return shown
  return (
    <p role="alert">
      These numbers could not be loaded. <a href="/cms/growth">Try again</a>
    </p>
  )
}
