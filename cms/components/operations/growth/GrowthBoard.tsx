import type { Payload } from 'payload'
import type { ReactNode } from 'react'
import type { Translate } from '../../platform/view/textIn.ts'
import { GrowthPart } from './GrowthPart.tsx'

type GrowthBoardProps = {
  t: Translate
  title: string
  says: string
  /** The address of the same numbers as CSV, for those who may export. */
  csv: string | null
  log: Payload['logger']
  read: () => Promise<ReactNode>
}

export function GrowthBoard({ t, title, says, csv, log, read }: GrowthBoardProps) {
  return (
    <section className="board__panel growth__board" aria-labelledby={idOf(title)}>
      <h2 id={idOf(title)}>{title}</h2>
      <p>{says}</p>
      <GrowthPart t={t} log={log} read={read} />
      {csv && (
        <a href={csv} download aria-label={t('Download as CSV: {title}', { title })}>
          {t('Download as CSV')}
        </a>
      )}
    </section>
  )
}

const idOf = (title: string): string => `growth-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`
