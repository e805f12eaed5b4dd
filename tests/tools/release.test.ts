import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { withReport } from '#tools/check-providers/withReport.ts'
import { changelogEntry } from '#tools/release/changelogEntry.ts'
import { readCandidate } from '#tools/release/readCandidate.ts'
import { type Candidate, releaseProblems } from '#tools/release/releaseProblems.ts'
import { noticesOf } from '#tools/supply/notices.ts'

const changelog = '# Changes\n\n## 1.2.0 (2027-03-01)\n\n### New\n\n- Stamps.\n\n## 1.1.0 (2027-01-10)\n\n- Parcels.\n'
const ready: Candidate = {
  versions: { '.': '1.2.0', tools: '1.2.0' },
  changelog,
  uncommitted: [],
  released: ['1.1.0', '1.0.0'],
  changedMigrations: [],
}

describe('a release', () => {
  it('takes its notes from the changelog', () => {
    expect(changelogEntry(changelog, '1.2.0')).toBe('### New\n\n- Stamps.')
    expect(changelogEntry(changelog, '1.1.0')).toBe('- Parcels.')
    expect(changelogEntry(changelog, '1.1')).toBeNull()
    expect(changelogEntry('## 1.3.0\n\n## 1.2.0\n\n- Stamps.', '1.3.0')).toBeNull()
  })

  it('is made when nothing is missing', () => {
    expect(releaseProblems(ready)).toEqual([])
  })

  it.each<[string, Partial<Candidate>, string[]]>([
    [
      'no version',
      { versions: { '.': 'next' } },
      ['“next” in package.json is not a version such as 1.2.0.', 'CHANGELOG.md has no entry for next.'],
    ],
    [
      'two versions',
      { versions: { '.': '1.2.0', tools: '1.1.0' } },
      ['tools/package.json has version 1.1.0 instead of 1.2.0.'],
    ],
    ['a version that is out', { released: ['1.2.0'] }, ['1.2.0 is released already: there is a tag v1.2.0.']],
    ['no notes', { changelog: '# Changes\n' }, ['CHANGELOG.md has no entry for 1.2.0.']],
    ['work that is not committed', { uncommitted: ['M env.ts'] }, ['Commit or undo first: M env.ts.']],
    [
      'a migration that sites have run',
      { changedMigrations: ['database/migrations/1.ts'] },
      ['database/migrations/1.ts has changed since the last release. Sites have run it: write another one.'],
    ],
  ])('is refused for %s', (_what, change, problems) => {
    expect(releaseProblems({ ...ready, ...change })).toEqual(problems)
  })

  it('of this version has one number in all packages and an entry in the changelog', async () => {
    const candidate = await readCandidate()
    expect(releaseProblems({ ...candidate, uncommitted: [], released: [] })).toEqual([])
  })

  it('says what is missing before it runs anything', async () => {
    const { STRIPE_SECRET_KEY: _card, SPREADCONNECT_API_KEY: _print, ...env } = process.env
    const released = promisify(execFile)('npx', ['tsx', 'tools/release/release.ts'], { env })
    await expect(released).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Set STRIPE_SECRET_KEY and SPREADCONNECT_API_KEY (test keys)') as string,
    })
  }, 60_000)
})

describe('the report about the providers', () => {
  it('replaces the last one and names differences', async () => {
    const page = await readFile('docs/providers.md', 'utf8')
    const rows = [
      { name: 'Stripe', version: '2026-10-28.endive', steps: 39, isReal: true, problems: ['pays: id is a number'] },
      { name: 'Spreadconnect', version: 'its only one', steps: 18, isReal: false, problems: [] },
    ]
    const first = withReport(page, rows, '2027-03-01')
    expect(first).toContain('| Stripe | 2026-10-28.endive | 2027-03-01 | the provider itself | 39 | 1 |')
    expect(first).toContain('| the recorded contract only: nobody had a key | 18 | none |')
    expect(first).toContain('- Stripe: pays: id is a number')
    expect(withReport(first, [], '2027-03-02')).not.toContain('2027-03-01')
  })
})

describe('the notices of third parties', () => {
  it('has each text once, with the packages it is for', () => {
    const mit = 'Permission is hereby granted'
    const notices = noticesOf([
      { name: 'agate', version: '1.0.0', license: 'MIT', text: mit },
      { name: 'basalt', version: '2.0.0', license: 'MIT', text: `${mit}\n` },
      { name: 'calcite', version: '3.0.0', license: 'ISC', text: null },
    ])
    expect(notices.split(mit)).toHaveLength(2)
    expect(notices).toContain('agate 1.0.0 (MIT)\nbasalt 2.0.0 (MIT)\n\n')
    expect(notices).toContain('calcite 3.0.0 (ISC)\n\nIts package has no license file')
  })
})
