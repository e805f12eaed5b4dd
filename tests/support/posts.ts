import type { Browser } from './Browser.ts'
import { signUpPatron } from './members.ts'
import { signUpEmployee, signUpConfirmed } from './people.ts'
import type { Site } from './site.ts'
import { demoFilm, smallPicture, upload } from './uploads.ts'

export type Post = {
  id: number
  title: string
  description: string
  type: 'video' | 'gallery'
  isSubscriberOnly: boolean
  locked: boolean
  status: string
  category: string
  videoURL: string | null
  imageURLs: string[]
  coverImageUrl: string | null
  videoDuration: number | null
  viewCount: number
  commentCount: number
  commentsClosed?: true
  publicAt: string | null
  createdAt: string
  problem?: string
}

type Audience = Record<'guest' | 'member' | 'patron' | 'employee', Browser>

export async function audienceOf(site: Site): Promise<Audience> {
  return {
    guest: site.visitor(),
    member: await signUpConfirmed(site),
    patron: await signUpPatron(site),
    employee: await signUpEmployee(site),
  }
}

let count = 0

export async function publishFilm(author: Browser, overrides: object = {}): Promise<Post> {
  const videoURL = await upload(author, await demoFilm())
  return publish(author, { title: `Film ${++count}`, type: 'video', videoURL, ...overrides })
}

export async function publishGallery(author: Browser, overrides: object = {}): Promise<Post> {
  const imageURLs = [await upload(author, await smallPicture('#112233')), await upload(author, await smallPicture())]
  return publish(author, { title: `Gallery ${++count}`, type: 'gallery', imageURLs, ...overrides })
}

async function publish(author: Browser, body: object): Promise<Post> {
  const answer = await author.post('/api/posts', body)
  if (answer.status !== 201) throw new Error(`Publishing answered ${answer.status}: ${answer.text}`)
  return answer.json as Post
}

export const postsFor = async (visitor: Browser, query = '') => (await visitor.get(`/api/posts${query}`)).json as Post[]

export const inListFor = async (visitor: Browser, id: number) =>
  (await postsFor(visitor)).find((post) => post.id === id)

export const postFor = async (visitor: Browser, id: number) => (await visitor.get(`/api/posts/${id}`)).json as Post

/** For states that no request can create. */
export const setStored = (site: Site, post: Post, column: string, value: unknown) =>
  site.pool.query(`update posts set ${column} = $2 where id = $1`, [post.id, value])

export async function giveCover(site: Site, post: Post): Promise<string> {
  const { rows } = await site.pool.query<{ id: number; key: string }>(
    `insert into media (state, kind, filename, mime_type) values ('ready', 'image', 'cover' || $1::text || 'aaaa.jpg', 'image/jpeg')
     returning id, split_part(filename, '.', 1) as key`,
    [post.id],
  )
  await setStored(site, post, 'cover_id', rows[0]?.id)
  return `/media/${rows[0]?.key}`
}
