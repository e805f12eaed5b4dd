import { beforeAll, describe, expect, it } from 'vitest'
import { ApiError, createClient } from '../../../packages/client/src/createClient.ts'
import { generateTypes } from '../../../packages/client/generateTypes.ts'
import { readFile } from 'node:fs/promises'
import { confirmPassword, signUpEmployee } from '../../support/people.ts'
import { type Post, publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let key: string
let gallery: Post
beforeAll(async () => {
  const owner = await signUpEmployee(site)
  await confirmPassword(owner)
  gallery = await publishGallery(owner, { title: 'The creek after rain' })
  const asked = { name: 'Client', scopes: ['posts:read', 'posts:write'], days: 1 }
  key = ((await owner.post('/api/account/api-keys', asked)).json as { key: string }).key
})

describe('the typed client', () => {
  it('has the types of openapi.json; `npm run generate:client` updates them', async () => {
    expect(await readFile('packages/client/src/api.ts', 'utf8')).toBe(await generateTypes())
  })

  it('reads and changes a post', async () => {
    const client = createClient({ url: `${site.url}/`, key })
    const { data: posts } = await client.GET('/posts', { params: { query: { limit: 10 } } })
    expect(posts?.map(({ title }) => title)).toContain('The creek after rain')
    const { data: changed } = await client.PATCH('/admin/posts/{id}', {
      params: { path: { id: gallery.id } },
      body: { title: 'The creek after snow' },
    })
    expect(changed?.title).toBe('The creek after snow')
  })

  it('throws an error with the code of the site', async () => {
    const client = createClient({ url: site.url, key })
    const refused = client.GET('/merchandise')
    await expect(refused).rejects.toBeInstanceOf(ApiError)
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'scope_missing', retryAfterSeconds: null })
    const unknown = createClient({ url: site.url, key: 'sh_wrong' }).GET('/posts')
    await expect(unknown).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' })
    const invalid = client.PATCH('/admin/posts/{id}', { params: { path: { id: gallery.id } }, body: { title: '' } })
    await expect(invalid).rejects.toMatchObject({
      status: 400,
      fields: { title: 'Please enter a title for your content' },
    })
  })
})
