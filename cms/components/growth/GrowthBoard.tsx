import type { Payload } from 'payload'
import { type ReactNode, Suspense } from 'react'

type GrowthBoardProps = {
  title: string
  says: string
  /** The address of the same numbers as CSV, for those who may export. */
  csv: string | null
  log: Payload['logger']
  read: () => Promise<ReactNode>
}

/** A part that fails does not take the others with it. */
export function GrowthBoard({ title, says, csv, log, read }: GrowthBoardProps) {
  return (
    <section className="board__panel growth__board" aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)}>{title}</h2>
      <p>{says}</p>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Loaded log={log} read={read} />
      </Suspense>
      {csv && (
        <a href={csv} download aria-label={`Download as CSV: ${title}`}>
          Download as CSV
        </a>
      )}
    </section>
  )
}

async function Loaded({ log, read }: Pick<GrowthBoardProps, 'log' | 'read'>) {
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

const idOf = (title: string): string => `growth-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
