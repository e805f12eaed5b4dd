import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { allRoutes, routesByConcept } from '#contracts/allRoutes.ts'
import { examples } from '#contracts/examples.ts'
import { openApi } from '#contracts/openApi.ts'
import { webhookEventSchema } from '#contracts/outgoingWebhooks.ts'
import { type SentEvent, webhookBody, WEBHOOKS } from '#contracts/webhookEvents.ts'
import { withWebhookTable } from '#tools/openapi/webhookTable.ts'

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

it('openapi.json describes each event that receivers get, with an example that is one', async () => {
  const { webhooks } = JSON.parse(JSON.stringify(await openApi())) as { webhooks: Record<string, { post: Webhook }> }
  expect(Object.keys(webhooks)).toEqual([...webhookEventSchema.options, 'webhook.test'])
  for (const type of Object.keys(WEBHOOKS) as SentEvent[]) {
    const { schema, example } = webhooks[type]?.post.requestBody.content['application/json'] ?? {}
    expect(schema).toMatchObject({ required: ['type', 'timestamp', 'data'], properties: { type: { const: type } } })
    expect(webhookBody(type).parse(example)).toEqual(example)
  }
})

it('docs/webhooks.md lists the events; `npm run generate:openapi` updates it', async () => {
  const page = await readFile('docs/webhooks.md', 'utf8')
  expect(page).toBe(withWebhookTable(page))
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
type Webhook = { requestBody: { content: Record<string, { schema: object; example: object }> } }
