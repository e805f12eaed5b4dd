import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { allRoutes } from '#contracts/allRoutes.ts'
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

type Operation = { summary: string; description: string; responses: object }
