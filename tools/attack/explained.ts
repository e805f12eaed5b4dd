/** What tools report and is meant so, each with its reason; docs/attack.md says it in more words. */
const EXPLAINED: { tool: string; finding: RegExp; why: string }[] = []

export const whyOf = (tool: string, finding: string): string | null =>
  EXPLAINED.find((one) => one.tool === tool && one.finding.test(finding))?.why ?? null
