import { isEntityHidden } from 'payload'
import { expect, it } from 'vitest'
import { ROLES } from '#contracts/platform/roles.ts'
import { EMPTY_LISTS } from '../../../cms/components/platform/filters/emptyLists.ts'
import { studioSections } from '../../../cms/components/platform/studio/studioSections.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const sectionsFor = (role: (typeof ROLES)[number]) =>
  // Safe: the menu reads only the role.
  studioSections(site.payload, { role } as unknown as Parameters<typeof studioSections>[1], [])

it.each(ROLES)('the menu of %s has few entries, and leads to each place once', (role) => {
  const sections = sectionsFor(role)
  expect(sections.length).toBeLessThanOrEqual(role === 'owner' ? 10 : 8)
  const addresses = sections.flatMap(({ tabs }) => tabs.map(({ href }) => href))
  expect(new Set(addresses).size).toBe(addresses.length)
})

it.each(ROLES)('whatever %s may see in the panel is in the menu', (role) => {
  const user = { role } as never
  const { collections, globals } = site.payload.config
  const visible = [
    ...collections.map(({ slug, admin }) => ({ href: `/cms/collections/${slug}`, admin })),
    ...globals.map(({ slug, admin }) => ({ href: `/cms/globals/${slug}`, admin })),
  ].filter(({ href, admin }) => !isEntityHidden({ hidden: admin.hidden, user }) && !href.includes('/payload-'))
  const addresses = sectionsFor(role).flatMap(({ tabs }) => tabs.map(({ href }) => href))
  expect(visible.map(({ href }) => href).filter((href) => !addresses.includes(href))).toEqual([])
})

it('every list of the menu says what it is for while it is empty', () => {
  const lists = ROLES.flatMap((role) => sectionsFor(role).flatMap(({ tabs }) => tabs.map(({ href }) => href)))
    .filter((href) => href.startsWith('/cms/collections/'))
    .map((href) => href.replace('/cms/collections/', ''))
  expect(Object.keys(EMPTY_LISTS).sort()).toEqual([...new Set(lists)].sort())
})
