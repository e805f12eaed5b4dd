import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Browser } from './Browser.ts'

export const demoFile = (path: string) => fileURLToPath(new URL(`../../media/demo/${path}`, import.meta.url))

export const demoFilm = () => readFile(demoFile('films/crystal-field.mp4'))

/** Unique by color. */
export const smallPicture = (color = '#336699'): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

/** @param size without it the site receives the upload itself. */
export async function uploadTicket(browser: Browser, size?: number): Promise<string> {
  const answer = await browser.post('/api/objects/upload', size === undefined ? undefined : { size })
  if (answer.status !== 200) throw new Error(`The upload ticket answered ${answer.status}: ${answer.text}`)
  return (answer.json as { uploadURL: string }).uploadURL
}

export const ticketOf = (uploadURL: string): string => new URL(uploadURL).pathname.split('/').at(-1) ?? ''

export const putFile = (browser: Browser, uploadURL: string, bytes: Buffer, type = 'application/octet-stream') =>
  browser.send('PUT', uploadURL, { raw: new Uint8Array(bytes), headers: { 'content-type': type } })

/** @returns the URL of the finished upload. */
export async function upload(browser: Browser, bytes: Buffer): Promise<string> {
  const uploadURL = await uploadTicket(browser)
  const answer = await putFile(browser, uploadURL, bytes)
  if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}: ${answer.text}`)
  return uploadURL
}
