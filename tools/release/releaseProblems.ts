import { valid } from 'semver'
import { changelogEntry } from './changelogEntry.ts'

export type Candidate = {
  /** By folder; the root is `.`. */
  versions: Record<string, string>
  changelog: string
  /** Lines of `git status --short`. */
  uncommitted: string[]
  /** Without the `v`. */
  released: string[]
  /** Files of `database/migrations` that differ from the last release, except new ones and the list of all. */
  changedMigrations: string[]
}

/** Why it can't be released, a sentence each. */
export function releaseProblems({
  versions,
  changelog,
  uncommitted,
  released,
  changedMigrations,
}: Candidate): string[] {
  const version = versions['.'] ?? ''
  const others = Object.entries(versions).filter(([, other]) => other !== version)
  return [
    ...(valid(version) === version ? [] : [`“${version}” in package.json is not a version such as 1.2.0.`]),
    ...others.map(([folder, other]) => `${folder}/package.json has version ${other} instead of ${version}.`),
    ...(released.includes(version) ? [`${version} is released already: there is a tag v${version}.`] : []),
    ...(changelogEntry(changelog, version) ? [] : [`CHANGELOG.md has no entry for ${version}.`]),
    ...(uncommitted.length > 0 ? [`Commit or undo first: ${uncommitted.join(', ')}.`] : []),
    ...changedMigrations.map(
      (file) => `${file} has changed since the last release. Sites have run it: write another one.`,
    ),
  ]
}
