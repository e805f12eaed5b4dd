import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { allRoutes, routesByConcept } from '#contracts/allRoutes.ts'
import { examples } from '#contracts/examples.ts'
import { webhookEventSchema } from '#contracts/platform/outgoingWebhooks.ts'
import { type SentEvent, webhookBody, WEBHOOKS } from '#contracts/platform/webhookEvents.ts'
import { describeApi } from '#tools/openapi/describeApi.ts'
import { withWebhookTable } from '#tools/openapi/webhookTable.ts'

it('openapi.json matches the routes; `npm run generate:openapi` updates it', async () => {
  const committed = JSON.parse(await readFile('openapi.json', 'utf8')) as unknown
  expect(committed).toEqual(await describeApi())
})

it('openapi.json describes every operation with a sentence, its access and a response', async () => {
  const { paths } = (await describeApi()) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  expect(operations).toHaveLength(allRoutes.length)
  for (const { summary, description, responses } of operations) {
    expect(summary).toMatch(/^[A-Z].*[a-zA-Z`]\.$/)
    expect(description).toMatch(/^For .*\.$/)
    expect(Object.keys(responses).some((status) => status < '400')).toBe(true)
  }
})

it('openapi.json describes each event that receivers get, with an example that is one', async () => {
  const { webhooks } = (await describeApi()) as { webhooks: Record<string, { post: Webhook }> }
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

it('the examples by hand belong to calls', () => {
  expect(Object.keys(examples).filter((name) => !routes.has(name))).toEqual([])
  for (const { input, output } of Object.values(examples)) expect(input ?? output).toBeDefined()
})

describe('each JSON body has an example that its schema accepts:', async () => {
  const { paths } = (await describeApi()) as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))

  it.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', async (name, operation) => {
    const { input, output } = (await routes.get(name)?.schemas()) ?? {}
    const { requestBody, responses } = operation
    // Events of providers are described by their providers.
    if (input) expect(input.safeParse(exampleIn(requestBody?.content))).toMatchObject({ success: true })
    const [, success] = Object.entries(responses).find(([status]) => status < '400') ?? []
    // Keys that the schema does not name would be removed.
    if (output && success?.content) expect(output.parse(exampleIn(success.content))).toEqual(exampleIn(success.content))
  })
})

function exampleIn(content: Content | undefined): unknown {
  const { example } = content?.['application/json'] ?? {}
  expect(example).toBeDefined()
  return example
}

it('openapi.json names the scope of each call that API keys can make', async () => {
  const { paths } = (await describeApi()) as {
    paths: Record<string, Record<string, { operationId: string; security: Record<string, string[]>[] }>>
  }
  for (const { operationId, security } of Object.values(paths).flatMap((path) => Object.values(path))) {
    const scope = routes.get(operationId)?.scope
    expect(security.flatMap((way) => way['apiKey'] ?? [])).toEqual(scope ? [scope] : [])
  }
})

type Content = Record<string, { example?: unknown }>
type Operation = {
  operationId: string
  summary: string
  description: string
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Webhook = { requestBody: { content: Record<string, { schema: object; example: object }> } }
