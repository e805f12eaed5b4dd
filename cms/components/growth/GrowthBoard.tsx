import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import { GrowthPart } from './GrowthPart.tsx'

type GrowthBoardProps = {
  title: string
  says: string
  /** The address of the same numbers as CSV, for those who may export. */
  csv: string | null
  log: Payload['logger']
  read: () => Promise<ReactNode>
}

export function GrowthBoard({ title, says, csv, log, read }: GrowthBoardProps) {
  return (
    <section className="board__panel growth__board" aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)}>{title}</h2>
      <p>{says}</p>
      <GrowthPart log={log} read={read} />
      {csv && (
        <a href={csv} download aria-label={`Download as CSV: ${title}`}>
          Download as CSV
        </a>
      )}
    </section>
  )
}

const idOf = (title: string): string => `growth-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
