import type { Check } from './checkProvider.ts'

export type ReportRow = Pick<Check, 'steps' | 'isReal' | 'problems'> & { name: string; version: string }

const BEGIN = '<!-- report: made by `npm run check-providers -- --record` -->'
const END = '<!-- /report -->'

/** docs/providers.md with the last result. Names no key and no account. @param day `2026-11-29`. */
export function withReport(page: string, rows: ReportRow[], day: string): string {
  const [before, rest = ''] = page.split(BEGIN)
  const lines = rows.map(({ name, version, steps, isReal, problems }) => {
    const compared = isReal ? 'the provider itself' : 'the recorded contract only: nobody had a key'
    return `| ${name} | ${version} | ${day} | ${compared} | ${steps} | ${problems.length || 'none'} |`
  })
  const differences = rows.flatMap(({ name, problems }) => problems.map((problem) => `- ${name}: ${problem}`))
  const table = [
    '| Provider | Version of its API | Day | Compared with | Steps | Differences |',
    '| --- | --- | --- | --- | ---: | --- |',
    ...lines,
    ...(differences.length > 0 ? ['', ...differences] : []),
  ]
  return `${before}${BEGIN}\n\n${table.join('\n')}\n\n${END}${rest.split(END)[1] ?? ''}`
}
