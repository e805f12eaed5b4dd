import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pictureCases } from '../../cases/pictures.ts'
import type { Browser } from '../../support/Browser.ts'
import { signUpEmployee, signUpMember } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { putFile, upload, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let employee: Browser & { email: string }
let member: Browser
let stone: number
beforeAll(async () => {
  employee = await signUpEmployee(site)
  member = await signUpMember(site)
  const facts = { sizeMm: 42, weightG: 80, streak: 'white', place: 'Lake Superior', note: 'Heavy.' }
  stone = ((await member.post('/api/identifications', facts)).json as { id: number }).id
})
// All come from one address.
beforeEach(() => site.pool.query('delete from rate_limits'))

describe('a picture with', () => {
  it.each(pictureCases.filter(({ becomes }) => !becomes.refused))(
    '$name is shown in each size',
    async ({ make, becomes: { size: [width, height] = [1280, 960], color, corner } }) => {
      const bytes = await make()
      const { imageURLs } = await publishGallery(employee, { imageURLs: [await upload(employee, bytes)] })
      for (const wanted of [undefined, 320, 640, 1280]) {
        const shown = Math.min(width, wanted ?? width)
        const picture = await load(`${imageURLs[0]}${wanted ? `?w=${wanted}` : ''}`)
        expect([picture.width, picture.height]).toEqual([shown, Math.max(1, Math.round((height * shown) / width))])
        if (color) expect(distance(await picture.colorAt(0.5), color)).toBeLessThan(12)
        if (corner) expect(distance(await picture.colorAt(0.1), corner)).toBeLessThan(12)
      }
      expect((await sendPhoto(bytes)).status).toBe(201)
    },
    60_000,
  )

  it.each(pictureCases.filter(({ becomes }) => becomes.refused))(
    '$name is rejected with the reason',
    async ({ make, becomes }) => {
      const bytes = await make()
      const answer = await putFile(employee, await uploadTicket(employee), bytes)
      expect(answer).toMatchObject({ status: 400, json: { code: 'unsupported_file' } })
      expect((answer.json as { message: string }).message).toMatch(becomes.refused ?? /^$/)
      // A stone’s photo becomes smaller anyway.
      if (!becomes.refused?.source.includes('pixels')) expect((await sendPhoto(bytes)).status).toBe(400)
    },
  )
})

async function load(address: string) {
  const response = await fetch(site.url + address, { headers: { cookie: cookieOf(employee), accept: 'image/*' } })
  expect([address, response.status]).toEqual([address, 200])
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  const colorAt = async (part: number) => {
    const spot = { left: Math.floor(width * part), top: Math.floor(height * part), width: 1, height: 1 }
    return [...(await sharp(bytes).extract(spot).toColourspace('srgb').flatten().raw().toBuffer())]
  }
  return { width, height, colorAt }
}

const distance = (one: number[], other: number[]) =>
  Math.max(...other.map((value, at) => Math.abs(value - (one[at] ?? one[0] ?? 0))))

const sendPhoto = (bytes: Buffer) =>
  member.post(`/api/identifications/${stone}/photos`, { kind: 'dry', photo: bytes.toString('base64') })

const cookieOf = ({ cookies }: Browser) => [...cookies].map((pair) => pair.join('=')).join('; ')
