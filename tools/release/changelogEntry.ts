/** The notes of a version: what stands below its heading `## 1.2.0 (2027-03-01)`. Null when there is none. */
export function changelogEntry(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1)
  const section = sections.find((one) => /^\S+/.exec(one)?.[0] === version)
  const notes = section?.slice(section.indexOf('\n')).trim()
  return notes || null
}
