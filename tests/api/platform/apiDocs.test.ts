import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { useSite } from '../../support/site.ts'

const site = useSite()

it('the API description is public and cacheable', async () => {
  const { status, headers, json } = await site.visitor().get('/api/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  expect(headers.get('content-type')).toContain('application/json')
  expect(json).toEqual(JSON.parse(await readFile('openapi.json', 'utf8')))
})

it('the API documentation page loads everything from this site', async () => {
  const { status, headers, text } = await site.visitor().get('/api/docs')
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).not.toContain('unsafe-eval')
  const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  expect(addresses.filter((address) => !address.startsWith('/'))).toEqual([])
  const parts = addresses.filter((address) => address.startsWith('/api/docs/'))
  expect(parts).toHaveLength(3)
  for (const address of parts) {
    const file = await site.visitor().get(address)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toMatch(/javascript|css/)
  }
})

it('the API documentation page rejects writes', async () => {
  expect((await site.visitor().post('/api/docs')).status).toBe(405)
})
