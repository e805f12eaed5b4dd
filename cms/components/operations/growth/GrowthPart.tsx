import type { Payload } from 'payload'
import { type ReactNode, Suspense } from 'react'
import { LinkedText } from '../../platform/view/LinkedText.tsx'
import type { Translate } from '../../platform/view/textIn.ts'

type GrowthPartProps = { t: Translate; log: Payload['logger']; read: () => Promise<ReactNode> }

/** A part that fails does not take the others with it. */
export const GrowthPart = (props: GrowthPartProps) => (
  <Suspense fallback={<p role="status">{props.t('Loading…')}</p>}>
    <Loaded {...props} />
  </Suspense>
)

async function Loaded({ t, log, read }: GrowthPartProps) {
  const shown = await read().catch((error: unknown) => {
    log.error({ err: error, msg: 'A report of growth could not be read' })
    return null
  })
  if (shown !== null) return shown
  return (
    <p role="alert">
      <LinkedText text={t('These numbers could not be loaded. <0>Try again</0>')} links={['/cms/growth']} />
    </p>
  )
}
