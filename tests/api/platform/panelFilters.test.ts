import type { FlattenedField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { isDeep, oneIn, today } from '../../support/deep.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { signUpEmployee } from '../../support/people.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let owner: Browser

beforeAll(async () => {
  owner = await signUpEmployee(site)
})

const OPERATORS = [
  ...['equals', 'not_equals', 'in', 'not_in', 'all', 'exists', 'like', 'not_like', 'contains'],
  ...['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal', 'within', 'intersects', 'near', 'nothing'],
]
/** What follows the operator in a query. */
const VALUES = [
  '=',
  '=a',
  '=1',
  '=true',
  '=null',
  '=2026-11-29',
  '=99999999999999999999',
  '[]=a',
  '[a]=b',
  "=a' or 1=1",
]
/** Of a text with formatting, which is stored as JSON. */
const JSON_PATHS = ['root', 'root.children', 'root.children.text', "root'--"]

/** Closed altogether. */
const CLOSED = ['payload-migrations', 'payload-kv']
const collections = () => site.payload.config.collections.filter(({ slug }) => !CLOSED.includes(slug))

function pathsOf(fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (field.type === 'group' || field.type === 'array') return [path, ...pathsOf(field.flattenedFields, `${path}.`)]
    if (field.type === 'richText' || field.type === 'json')
      return [path, ...JSON_PATHS.map((name) => `${path}.${name}`)]
    return [path]
  })
}

function relatedPathsOf(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    const related = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : []
    const one = typeof related === 'string' && site.payload.collections[related as 'users']
    return one ? pathsOf(one.config.flattenedFields, `${field.name}.`) : []
  })
}

const asked = (path: string, operator: string, value: string) => `where[${path}][${operator}]${value}`

/** Each operator with another value. */
const everyOperator = (paths: string[], operators = OPERATORS) =>
  paths.flatMap((path, at) =>
    operators.map((operator, step) => asked(path, operator, VALUES[(at + step + today) % VALUES.length] ?? '=')),
  )

const everyValue = (path: string) =>
  OPERATORS.flatMap((operator) => VALUES.map((value) => asked(path, operator, value)))

/** @returns what was answered with anything but 200, 400 or 403. */
async function tryAll(addresses: string[], method = 'GET'): Promise<string[]> {
  const wrong: string[] = []
  const queue = [...addresses]
  const work = async () => {
    for (let address = queue.pop(); address; address = queue.pop()) {
      const path = `/cms/api/${encodeURI(address)}`
      const { status } = await (method === 'GET'
        ? sendRaw(site, 'GET', path, { as: owner, headers: { 'sec-fetch-site': 'same-origin' } })
        : sendFromPanel(site, owner, method, path, {}))
      if (![200, 400, 403].includes(status)) wrong.push(`${status} ${method} ${address}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return wrong
}

const some = (all: string[], share: number) => oneIn(share, all, today)
const LONG = isDeep ? 900_000 : 120_000

describe('a filter of the panel’s REST', () => {
  it('gets 200, 400 or 403 for every kind of field, with every operator and value', { timeout: LONG }, async () => {
    const kinds = new Map<string, string>()
    for (const { slug, flattenedFields } of collections())
      for (const field of flattenedFields) {
        const isOfMany = 'hasMany' in field && field.hasMany
        const isVirtual = 'virtual' in field && field.virtual
        kinds.set([field.type, isOfMany, isVirtual].join(), `${slug}?limit=1&${field.name}`)
      }
    const addresses = [...kinds.values(), 'posts?limit=1&id'].flatMap((kind) => {
      const [start = '', path = ''] = kind.split('&')
      return everyValue(path).map((query) => `${start}&${query}`)
    })
    expect(kinds.size).toBeGreaterThan(14)
    expect(await tryAll(some(addresses, 11))).toEqual([])
  })

  it('gets 200, 400 or 403 for every field, with every operator', { timeout: LONG }, async () => {
    const addresses = collections().flatMap(({ slug, flattenedFields }) =>
      everyOperator([...pathsOf(flattenedFields), 'nothing']).map((query) => `${slug}?limit=1&${query}`),
    )
    expect(addresses.length).toBeGreaterThan(8_000)
    expect(await tryAll(some(addresses, 41))).toEqual([])
  })

  it('gets 200, 400 or 403 for every field of a related document', { timeout: LONG }, async () => {
    const addresses = collections().flatMap(({ slug, flattenedFields }) =>
      everyOperator(relatedPathsOf(flattenedFields), ['like', 'in', 'near']).map((query) => `${slug}?limit=1&${query}`),
    )
    expect(addresses.length).toBeGreaterThan(3_000)
    expect(await tryAll(some(addresses, 41))).toEqual([])
  })

  it('gets 200, 400 or 403 in counts, versions and joins, and with every order', { timeout: LONG }, async () => {
    const addresses = collections().flatMap(({ slug, flattenedFields, versions }) => {
      const paths = pathsOf(flattenedFields)
      const ofVersions = ['parent', 'latest', 'version', ...paths.map((path) => `version.${path}`)]
      const joins = flattenedFields.flatMap((field) => (field.type === 'join' ? [field.name] : []))
      const inJoins = ['[where][id][near]=1', '[where][createdAt][like]=a', '[where]=a', '[where][nothing][equals]=1']
      const ofJoins = ['[sort]=user.hash', '[sort][]=nothing', '[limit]=-1', '[page]=-1', '[limit]=a', '=a', '[]=1']
      return [
        ...everyOperator(paths, ['like', 'all']).map((query) => `${slug}/count?${query}`),
        ...(versions ? everyOperator(ofVersions).map((query) => `${slug}/versions?limit=1&${query}`) : []),
        ...joins.flatMap((name) => [...inJoins, ...ofJoins].map((query) => `${slug}?joins[${name}]${query}`)),
        ...['joins=a', 'joins[title]=1', 'joins[nothing][limit]=1', 'joins[]=a'].map((query) => `${slug}?${query}`),
        ...[...paths, ...relatedPathsOf(flattenedFields)].map((path) => `${slug}?limit=1&sort=-${path}`),
        ...(versions ? paths.map((path) => `${slug}/versions?limit=1&sort=version.${path}`) : []),
        ...[...paths, 'nothing', 'title.a'].map((path) => `${slug}?limit=1&select[${path}]=true`),
      ]
    })
    expect(await tryAll(some(addresses, 41))).toEqual([])
  })

  it('gets 200, 400 or 403 where many documents are changed or deleted', { timeout: LONG }, async () => {
    const addresses = collections().flatMap(({ slug, flattenedFields }) =>
      pathsOf(flattenedFields).flatMap((path) =>
        ['like', 'near', 'greater_than'].map((operator) => `${slug}?${asked(path, operator, '=such text is nowhere')}`),
      ),
    )
    for (const method of ['PATCH', 'DELETE']) expect(await tryAll(some(addresses, 31), method)).toEqual([])
  })

  it.each([
    'posts?where[body][like]=a',
    'posts?where[body][near]=1,2,3',
    'posts?where[body.root.children.text][like]=a',
    'posts/versions?where[version.body][contains]=a',
    'posts/count?where[germanBody][all]=a',
    'pages?where[or][0][and][0][body][like]=a',
    'pages?where[AND][0][body][like]=a',
    'pages?where[body__root][like]=a',
    'posts?where[createdAt][like]=2026',
    'posts?where[createdAt][greater_than]=yesterday',
    'posts?where[type][contains]=vid',
    'posts?where[type][equals]=film',
    'posts?where[isSubscriberOnly][greater_than]=1',
    'posts?where[author][like]=a',
    'posts?where[cover.widths][like]=a',
    'posts?where[title][all]=a',
    'posts?where[title]=a',
    'posts?where[chapters][equals]=1',
    `posts?where[title][like]=${'a '.repeat(40)}`,
    `posts?where[id][in]=${'1,'.repeat(1100)}1`,
    'payload-preferences?where[value][like]=a',
    'payload-locked-documents?where[document.value][near]=a',
  ])('that makes no sense for its field gets 400: %s', async (address) => {
    const answer = await sendFromPanel(site, owner, 'GET', `/cms/api/${address}`)
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [expect.anything()] }])
  })

  it.each([
    'posts?where[title][like]=agate',
    'posts?where[or][0][title][contains]=agate&where[or][1][id][in]=1,2',
    'posts?where[author][equals]=1&where[createdAt][greater_than_equal]=2026-11-01',
    'posts?where[status][not_in][]=published&where[cover][exists]=true',
    'posts?where[body][exists]=false',
    'posts?where[place.state][equals]=UT',
    'posts?where[author.email][equals]=a@example.test',
    'posts/versions?where[parent][equals]=1&where[version.title][like]=agate',
    'promo-codes?where[merchandise][in]=1,2',
    'comments?where[status][equals]=pending&sort=-createdAt',
    'orders?joins[lines][limit]=5&joins[lines][sort]=-position',
    'payload-locked-documents?where[document.value][equals]=1&where[document.relationTo][equals]=posts',
  ])('as the panel sends it works: %s', async (address) => {
    expect((await sendFromPanel(site, owner, 'GET', `/cms/api/${address}`)).status).toBe(200)
  })
})
