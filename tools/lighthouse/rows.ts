import type { Result } from './installLighthouse.ts'

export type Row = {
  visitor: string
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** In milliseconds: first and largest contentful paint, total blocking time. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Lighthouse's benchmark of the machine, and the CPU slowdown used. */
  machine: number
  taken: number
  script: number
  total: number
}

export const TARGETED = ['/', '/content', '/shop', '/merchandise']

export const medianOf = (looks: Row[]): Row | undefined =>
  looks.toSorted((one, other) => other.performance - one.performance || one.tbt - other.tbt)[looks.length >> 1]

export function readRow(
  visitor: string,
  path: string,
  { categories, audits, environment, configSettings }: Result,
): Row {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? NaN
  const bytes = (kind: string) => {
    const { details } = audits['resource-summary'] ?? {}
    const item = details?.items?.find(({ resourceType }) => resourceType === kind)
    return Math.round(Number(item?.['transferSize'] ?? 0) / 100) / 10
  }
  return {
    visitor,
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    machine: Math.round(environment.benchmarkIndex),
    taken: configSettings.throttling.cpuSlowdownMultiplier,
    script: bytes('script'),
    total: bytes('total'),
  }
}

const COLUMNS: [title: string, width: number, of: (row: Row) => string | number][] = [
  ['visitor', 11, ({ visitor }) => visitor],
  ['screen', 14, ({ path }) => path],
  ['perf', 5, ({ performance }) => performance],
  ['a11y', 5, ({ accessibility }) => accessibility],
  ['best', 5, ({ bestPractices }) => bestPractices],
  ['seo', 5, ({ seo }) => seo],
  ['FCP ms', 8, ({ fcp }) => fcp],
  ['LCP ms', 8, ({ lcp }) => lcp],
  ['TBT ms', 8, ({ tbt }) => tbt],
  ['CLS', 7, ({ cls }) => cls],
  ['machine', 8, ({ machine }) => machine],
  ['taken', 7, ({ taken }) => taken],
  ['JS kB', 8, ({ script }) => script],
  ['all kB', 8, ({ total }) => total],
]

export function drawTable(rows: Row[], { hasHead = true } = {}): string {
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, index) => {
        const width = COLUMNS[index]?.[1] ?? 8
        return index < 2 ? String(cell).padEnd(width) : String(cell).padStart(width)
      })
      .join(' ')
  const head = hasHead ? [line(COLUMNS.map(([title]) => title))] : []
  return [...head, ...rows.map((row) => line(COLUMNS.map(([, , of]) => of(row))))].join('\n')
}
