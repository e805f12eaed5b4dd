import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { HELP_PAGES, HELP_TOPICS, helpUrl, helpUrlFor } from '#contracts/operations/helpPages.ts'
import { headingId } from '#domain/operations/help/renderHelp.ts'
import { STUDIO_ENTRIES } from '#domain/operations/studioSearch/studioEntries.ts'

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'UPGRADING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]
const textOf = (page: string) => readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '')
const headingsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, label = '']) => headingId(label))

it('every link of the documents leads to a file, and to a heading in it', () => {
  const broken = PAGES.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path === '' ? page : normalize(join(dirname(page), path))
        return !existsSync(file) || (anchor !== undefined && !headingsOf(file).includes(anchor))
      })
      .map((target) => `${page}: ${target}`),
  )
  expect(broken).toEqual([])
})

it('the help of the panel has every page of docs/owner, and each link to the help leads to a section', () => {
  const files = readdirSync('docs/owner').filter((name) => name.endsWith('.md'))
  expect(files).toEqual(HELP_PAGES.map((page) => `${page}.md`).toSorted())
  const known = HELP_PAGES.flatMap((page) => [
    page,
    ...headingsOf(`docs/owner/${page}.md`).map((id) => `${page}#${id}`),
  ])
  const searched = STUDIO_ENTRIES.filter(({ kind }) => kind === 'help').map(({ url }) => url.replace('/cms/help/', ''))
  const wanted = [...Object.values(HELP_TOPICS), 'the-inbox-and-the-people#home', ...searched]
  expect(wanted.filter((address) => !known.includes(address))).toEqual([])
})

it('the “?” of each place in the menu leads to a section, not to all of the help', () => {
  const places = STUDIO_ENTRIES.filter(({ kind }) => kind === 'place').map(({ url }) => url)
  expect(places).toContain('/cms/inbox')
  expect(places.filter((url) => helpUrlFor(url) === helpUrl())).toEqual([])
})
