/** docs/attack.md has the details. */
const EXPLAINED: { tool: string; finding: RegExp; why: string }[] = []

export const reasonFor = (tool: string, finding: string): string | null =>
  EXPLAINED.find((one) => one.tool === tool && one.finding.test(finding))?.why ?? null
