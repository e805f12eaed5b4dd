import sharp from 'sharp'
import type { Answer, Visitor } from './Visitor.ts'

export const picture = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png({ compressionLevel: 0 })
    .toBuffer()

export async function uploadAddress(person: Visitor): Promise<string> {
  const { status, json, text } = await person.post('/api/objects/upload')
  if (status !== 200) throw new Error(`The upload address answered ${status}: ${text}`)
  return (json as { uploadURL: string }).uploadURL
}

export const send = (person: Visitor, address: string, bytes: Buffer): Promise<Answer> =>
  person.send('PUT', address, { raw: new Uint8Array(bytes), headers: { 'content-type': 'image/png' } })

export async function upload(person: Visitor, bytes: Buffer): Promise<string> {
  const address = await uploadAddress(person)
  const { status, text } = await send(person, address, bytes)
  if (status !== 200) throw new Error(`The upload answered ${status}: ${text}`)
  return address
}

export const publish = (person: Visitor, address: string): Promise<Answer> =>
  person.post('/api/posts', { title: 'A stone', type: 'gallery', imageURLs: [address] })
