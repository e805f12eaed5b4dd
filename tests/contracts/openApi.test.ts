import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { allRoutes, routesByConcept } from '#contracts/allRoutes.ts'
import { examples } from '#contracts/examples.ts'
import { openApi } from '#contracts/openApi.ts'

it('openapi.json matches the routes; `npm run generate:openapi` updates it', async () => {
  const committed = JSON.parse(await readFile('openapi.json', 'utf8')) as unknown
  expect(committed).toEqual(JSON.parse(JSON.stringify(await openApi())))
})

it('openapi.json describes every operation with a sentence, its access and a response', async () => {
  const { paths } = JSON.parse(JSON.stringify(await openApi())) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(allRoutes.length)
  for (const { summary, description, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].*[a-zA-Z`]\.$/)
    expect(description).toMatch(/^For .*\.$/)
    expect(Object.keys(responses).some((status) => status < '400')).toBe(true)
  }
})

const routes = new Map(Object.values(routesByConcept).flatMap((concept) => Object.entries(concept)))

it.each(Object.entries(examples))(
  'the examples of %s have the shape of its schemas',
  async (name, { input, output }) => {
    const schemas = await routes.get(name)?.schemas()
    if (input !== undefined) expect(schemas?.input?.safeParse(input)).toMatchObject({ success: true })
    // Keys that the schema does not name would be removed.
    if (output !== undefined) expect(schemas?.output?.parse(output)).toEqual(output)
    expect(input ?? output).toBeDefined()
  },
)

it('openapi.json names the scope of each call that API keys can make', async () => {
  const { paths } = JSON.parse(JSON.stringify(await openApi())) as {
    paths: Record<string, Record<string, { operationId: string; security: Record<string, string[]>[] }>>
  }
  for (const { operationId, security } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const scope = routes.get(operationId)?.scope
    expect(security.flatMap((way) => way['apiKey'] ?? [])).toEqual(scope ? [scope] : [])
  }
})

type Operation = { summary: string; description: string; responses: object }
