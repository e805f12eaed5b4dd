import type { Browser } from './Browser.ts'
import { demoFilm, smallPicture, upload } from './uploads.ts'

export type Post = {
  id: number
  title: string
  description: string
  type: 'video' | 'gallery'
  isSubscriberOnly: boolean
  locked: boolean
  status: string
  videoURL: string | null
  imageURLs: string[]
  coverImageUrl: string | null
  videoDuration: number | null
  viewCount: number
  commentCount: number
  publicAt: string | null
  createdAt: string
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
