import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '#contracts/platform/roles.ts'
import type { Browser } from '../../support/Browser.ts'
import { oneIn, today } from '../../support/deep.ts'
import { fillTables } from '../../support/fillTables.ts'
import { signUpPatron, whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { COLLECTIONS, GLOBALS, type Inventory, OF_EACH, type Use } from '../../support/panelInventory.ts'
import { signUpEmployee } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const ID = 900_000
/** Of lists inside a document. */
const LISTS = [
  'posts_chapters',
  'posts_images',
  'guesses_options',
  'merchandise_images',
  'products_options',
  'products_photos',
]
const people = {} as Record<Role, { browser: Browser; id: number }>

beforeAll(async () => {
  for (const role of ROLES) {
    const browser = await signUpEmployee(site, role)
    people[role] = { browser, id: (await whoIs(browser)).id }
  }
  await fillTables(site.pool, [...Object.keys(COLLECTIONS).map(tableOf), ...LISTS], ID)
}, 60_000)

const tableOf = (slug: string) => slug.replaceAll('-', '_')
const configOf = (slug: string) =>
  [...site.payload.config.collections, ...site.payload.config.globals].find((one) => one.slug === slug) ??
  expect.fail(slug)
const idFor = (slug: string, role: Role) => (slug === 'users' ? people[role].id : ID)

const ask = async (role: Role, path: string, method = 'GET', body?: object) => {
  const answer = await sendFromPanel(site, people[role].browser, method, `/cms/api/${path}`, body)
  return { status: answer.status, json: (await answer.json()) as Record<string, unknown> }
}

function pathsOf(fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    return field.type === 'group' || field.type === 'array' ? pathsOf(field.flattenedFields, `${path}.`) : [path]
  })
}

/** @returns the fields that a role may use so, by the inventory. */
function allowed({ roles, fields, only = {} }: Inventory, role: Role, use: Use): string[] {
  const may = (roles[role] ?? '').split(' ')
  const needed = use === 'filter' || use === 'sort' ? 'see' : use
  if (!may.includes(needed)) return []
  return Object.entries(fields)
    .filter(([, uses]) => uses.split(' ').includes(use))
    .flatMap(([names]) => names.split(' '))
    .filter((name) => {
      const isWrite = use === 'create' || use === 'change'
      const some = isWrite ? (only[name]?.change ?? only[name]?.see) : only[name]?.see
      return some?.includes(role) ?? true
    })
    .sort()
}

/** @returns the paths of a document that has a value everywhere. */
function seenIn(document: unknown, paths: string[]): string[] {
  const has = (path: string) => {
    let part: unknown = document
    for (const name of path.split('.')) {
      const one: unknown = Array.isArray(part) ? part[0] : part
      if (typeof one !== 'object' || one === null || !(name in one)) return false
      part = (one as Record<string, unknown>)[name]
    }
    return true
  }
  return paths.filter(has).sort()
}

/** As Payload describes what a role may write: `true`, or a tree of fields. */
function writable(permissions: unknown, operation: 'create' | 'update', paths: string[]): string[] {
  const isGiven = (part: unknown) => {
    const given = (part as Record<string, unknown> | undefined)?.[operation] as
      { permission?: boolean } | boolean | undefined
    return given === true || (typeof given === 'object' && given.permission === true)
  }
  if (!isGiven(permissions)) return []
  const may = (path: string) => {
    let part: unknown = permissions
    for (const name of path.split('.')) {
      const fields = (part as { fields?: unknown }).fields
      if (fields === true) return true
      part = (fields as Record<string, unknown> | undefined)?.[name]
      if (part === true || part === undefined) return part === true
    }
    return isGiven(part)
  }
  return paths.filter(may).sort()
}

const inventories = Object.entries(COLLECTIONS).map(
  ([slug, inventory]) =>
    [
      slug,
      { ...inventory, fields: { ...inventory.fields, ...(inventory.isUndated ? {} : OF_EACH) } } satisfies Inventory,
    ] as const,
)
const cases = oneIn(
  3,
  inventories.flatMap(([slug, inventory]) => ROLES.map((role) => [slug, role, inventory] as const)),
  today,
)

describe('the inventory of the panel’s REST', () => {
  it('has every collection and global', () => {
    const slugs = site.payload.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'))
    expect(Object.keys(COLLECTIONS).sort()).toEqual(slugs.sort())
    expect(Object.keys(GLOBALS).sort()).toEqual(site.payload.config.globals.map(({ slug }) => slug).sort())
  })

  it('names only fields that exist', () => {
    for (const [slug, { fields, only = {} }] of [...inventories, ...Object.entries(GLOBALS)]) {
      const paths = pathsOf(configOf(slug).flattenedFields)
      expect([
        slug,
        ...[...Object.keys(fields).join(' ').split(' '), ...Object.keys(only)].filter((name) => !paths.includes(name)),
      ]).toEqual([slug])
    }
  })

  it.each(cases)('%s by the %s: what is seen', async (slug, role, inventory) => {
    const { status, json } = await ask(role, `${slug}/${idFor(slug, role)}?depth=0`)
    const expected = allowed(inventory, role, 'see')
    expect(status).toBe(expected.length > 0 ? 200 : 403)
    // A virtual field of a related document that is not there has no value.
    const paths = pathsOf(configOf(slug).flattenedFields)
    const missing = expected.filter((path) => isVirtual(slug, path))
    expect([...new Set([...seenIn(json, paths), ...missing])].sort()).toEqual(expected)
    // Payload marks an account with its collection.
    const known = ['id', ...(slug === 'users' ? ['collection'] : []), ...paths.map((path) => path.split('.')[0])]
    if (status === 200) expect(Object.keys(json).filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(cases)('%s by the %s: what filters and sorts', async (slug, role, inventory) => {
    if (allowed(inventory, role, 'see').length === 0) return expectClosed(slug, role)
    const paths = pathsOf(configOf(slug).flattenedFields)
    const [filters, sorts] = [allowed(inventory, role, 'filter'), allowed(inventory, role, 'sort')]
    const together = filters.map((path, at) => `where[and][${at}][${path}][exists]=true`).join('&')
    expect((await ask(role, `${slug}?limit=1&${together}`)).status).toBe(200)
    expect((await ask(role, `${slug}?limit=1&sort=${sorts.join()}`)).status).toBe(200)
    const statusesOf = async (list: string[], query: (path: string) => string) =>
      Promise.all(list.map(async (path) => [path, (await ask(role, `${slug}?limit=1&${query(path)}`)).status]))
    const others = paths.filter((path) => !filters.includes(path))
    expect(await statusesOf(others, (path) => `where[${path}][exists]=true`)).toEqual(others.map((path) => [path, 400]))
    const unsorted = paths.filter((path) => !sorts.includes(path))
    expect(await statusesOf(unsorted, (path) => `sort=${path}`)).toEqual(unsorted.map((path) => [path, 400]))
  })

  it.each(cases)('%s by the %s: what is written', async (slug, role, inventory) => {
    const paths = pathsOf(configOf(slug).flattenedFields)
    const id = idFor(slug, role)
    const [create, update] = [
      await ask(role, `${slug}/access`, 'POST', {}),
      await ask(role, `${slug}/access/${id}`, 'POST', {}),
    ]
    expect(writable(create.json, 'create', paths)).toEqual(allowed(inventory, role, 'create'))
    const changeable = allowed(inventory, role, 'change')
    expect(writable(update.json, 'update', paths)).toEqual(changeable)
    // A trial of all the others at once changes nothing.
    const others = paths.filter((path) => !changeable.includes(path) && !path.includes('.'))
    const rowOf = async () => {
      const { rows } = await site.pool.query<Record<string, unknown>>(
        `select * from "${tableOf(slug)}" where id = $1`,
        [id],
      )
      return { ...rows[0], updated_at: null }
    }
    const before = await rowOf()
    const { status } = await ask(role, `${slug}/${id}`, 'PATCH', Object.fromEntries(others.map((path) => [path, '7'])))
    expect([200, 400, 403]).toContain(status)
    expect(await rowOf()).toEqual(before)
  })

  it.each(Object.entries(GLOBALS))('%s: what is seen and written', async (slug, inventory) => {
    const paths = pathsOf(configOf(slug).flattenedFields).filter((path) => !(path in dates))
    for (const role of ROLES) {
      const { status } = await ask(role, `globals/${slug}?depth=0`)
      expect([role, status]).toEqual([role, allowed(inventory, role, 'see').length > 0 ? 200 : 403])
      const { json } = await ask(role, `globals/${slug}/access`, 'POST', {})
      expect([role, ...writable(json, 'update', paths)]).toEqual([role, ...allowed(inventory, role, 'change')])
    }
  })

  it('is empty for members and visitors', async () => {
    const [member, visitor] = [await signUpPatron(site), site.visitor()]
    const addresses = [
      ...Object.keys(COLLECTIONS).flatMap((slug) => [slug, `${slug}/${ID}`, `${slug}/count`, `${slug}/versions`]),
      ...Object.keys(GLOBALS).map((slug) => `globals/${slug}`),
      'access',
    ]
    for (const address of addresses) {
      expect([address, (await member.get(`/cms/api/${address}`)).status]).toEqual([address, 403])
      expect([address, (await visitor.get(`/cms/api/${address}`)).status]).toEqual([address, 401])
    }
  })
})

describe('a field of the system', () => {
  const owner = (path: string) => ask('owner', path)
  it.each([
    'media?select[ticket]=true',
    'media?select[ticket]=true&select[maxBytes]=true&select[ticketExpiresAt]=true',
    'media?depth=2',
    'posts?depth=2',
    'posts?depth=2&populate[media][ticket]=true',
    'posts?depth=2&select[cover]=true&populate[media][ticket]=true',
    'posts/versions?depth=2',
    'series?depth=2&joins[parts][limit]=5',
    'orders?depth=2&select[accessKeyHash]=true&select[termsHash]=true',
    'subscriptions?depth=2',
    'gift-card-sales?depth=2',
  ])('is in no answer: %s', async (path) => {
    await site.pool.query('update posts set cover_id = $1, video_id = $1, series_id = $1 where id = $1', [ID])
    const { status, json } = await owner(path)
    expect(status).toBe(200)
    expect(JSON.stringify(json)).not.toMatch(
      /"(ticket|ticketExpiresAt|maxBytes|accessKeyHash|termsHash|keyHash|codeHash|tokenHash|fingerprint|cardFingerprint|idempotencyKey|normalizedEmail|hash|salt|resetPasswordToken)":/,
    )
  })

  it.each([
    'media?where[ticket][like]=a',
    'media?sort=ticket',
    'posts?where[cover.ticket][like]=a',
    'posts?where[images.media.ticket][equals]=a',
    'posts?sort=cover.ticket',
    'posts/versions?where[version.cover.ticket][like]=a',
    'posts/count?where[cover.maxBytes][greater_than]=1',
    'series?joins[parts][where][cover.ticket][like]=a',
    'series?joins[parts][sort]=cover.ticket',
    'refunds?where[order.accessKeyHash][like]=a',
    'order-lines?where[order.termsHash][exists]=true',
    'users?where[normalizedEmail][like]=a',
    'users?where[resetPasswordToken][exists]=true',
  ])('answers no question: %s', async (path) => {
    expect((await owner(path)).status).toBe(400)
  })
})

const dates: Record<string, true> = { createdAt: true, updatedAt: true }

function isVirtual(slug: string, path: string): boolean {
  const field = configOf(slug).flattenedFields.find(({ name }) => name === path)
  return field !== undefined && 'virtual' in field && typeof field.virtual === 'string'
}

async function expectClosed(slug: string, role: Role): Promise<void> {
  for (const address of [slug, `${slug}/count`, `${slug}?where[id][exists]=true`, `${slug}?sort=id`])
    expect([address, (await ask(role, address)).status]).toEqual([address, 403])
}
