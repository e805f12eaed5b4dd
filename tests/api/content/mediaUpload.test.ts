import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { link, lstat, mkdir, open, stat, symlink } from 'node:fs/promises'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cpuQueue } from '#media/cpuQueue.ts'
import { receiveUpload } from '#media/receiveUpload.ts'
import type { Browser } from '../../support/Browser.ts'
import { mediaOf } from '../../support/mediaFiles.ts'
import { eventually, signUpEmployee, signUpConfirmed } from '../../support/people.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'
import { demoFilm, putFile, smallPicture, ticketOf, uploadTicket } from '../../support/uploads.ts'

const site = useSite()
let member: Browser & { email: string }
let employee: Browser & { email: string }
const { storedAs, files } = mediaOf(site)

beforeAll(async () => {
  member = await signUpConfirmed(site)
  employee = await signUpEmployee(site)
})

const pause = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'waiting'))
const listing = async () => [await files(), await files('incoming'), await files('work')]

describe('an upload URL', () => {
  it('accepts one file', async () => {
    const uploadURL = await uploadTicket(member)
    expect(uploadURL).toMatch(new RegExp(`^${site.url}/media/uploads/[\\w-]{32}$`))
    expect((await putFile(member, uploadURL, await smallPicture())).status).toBe(200)
    const stored = await storedAs(uploadURL)
    expect(await putFile(member, uploadURL, await smallPicture('#ff0000'))).toMatchObject({
      status: 409,
      json: { code: 'upload_used' },
    })
    expect(await storedAs(uploadURL)).toEqual(stored)
  })

  it('accepts one of two concurrent files', async () => {
    const uploadURL = await uploadTicket(member)
    const answers = await Promise.all([
      putFile(member, uploadURL, await demoFilm()),
      putFile(member, uploadURL, await demoFilm()),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('expires after fifteen minutes', async () => {
    const uploadURL = await uploadTicket(member)
    const { rows } = await site.pool.query<{ minutes: number }>(
      'select round(extract(epoch from ticket_expires_at - created_at) / 60)::int as minutes from media where ticket = $1',
      [ticketOf(uploadURL)],
    )
    expect(rows).toEqual([{ minutes: 15 }])
    await site.pool.query(`update media set ticket_expires_at = now() - interval '1 second' where ticket = $1`, [
      ticketOf(uploadURL),
    ])
    const before = await listing()
    expect(await putFile(member, uploadURL, await smallPicture())).toMatchObject({
      status: 410,
      json: { code: 'upload_expired' },
    })
    expect(await listing()).toEqual(before)
  })

  it('is rejected for another user, and still works for its owner afterwards', async () => {
    const uploadURL = await uploadTicket(member)
    const stranger = await signUpConfirmed(site)
    expect((await putFile(stranger, uploadURL, await smallPicture())).status).toBe(404)
    expect((await putFile(member, uploadURL, await smallPicture())).status).toBe(200)
  })

  it('that was not issued is rejected', async () => {
    const before = await listing()
    for (const ticket of ['A'.repeat(32), '..%2f..%2fx', 'x', '%00', '1']) {
      const answer = await sendRaw(site, 'PUT', `/media/uploads/${ticket}`, { body: 'x', as: member })
      expect([400, 404]).toContain(answer.status)
    }
    expect(await listing()).toEqual(before)
  })

  it('rejects a file above its limit, with or without Content-Length, and keeps nothing of it', async () => {
    const announced = await uploadTicket(member)
    const before = await listing()
    await site.pool.query('update media set max_bytes = 100000 where ticket = $1', [ticketOf(announced)])
    expect(await putFile(member, announced, await demoFilm())).toMatchObject({
      status: 413,
      json: { code: 'too_large' },
    })
    expect((await storedAs(announced))?.state).toBe('ticket')
    const status = await sendChunked(announced, await demoFilm())
    expect(status).toBe(413)
    await eventually(async () => (await files('incoming')).length === 0)
    expect(await listing()).toEqual(before)
  })

  it('is limited to 2 GiB for members and 1 GiB for employees', async () => {
    const limitOf = async (browser: Browser) => {
      const { rows } = await site.pool.query<{ bytes: string }>(
        'select max_bytes::text as bytes from media where ticket = $1',
        [ticketOf(await uploadTicket(browser))],
      )
      return Number(rows[0]?.bytes)
    }
    expect(await limitOf(member)).toBe(2 * 1024 ** 3)
    expect(await limitOf(employee)).toBe(1024 ** 3)
  })

  it('can be used again after the connection broke', async () => {
    const uploadURL = await uploadTicket(member)
    const before = await listing()
    const film = await demoFilm()
    await breakOff(uploadURL, film.subarray(0, 200_000), film.length)
    await eventually(async () => (await storedAs(uploadURL))?.state === 'ticket')
    expect(await listing()).toEqual(before)
    expect((await putFile(member, uploadURL, film)).status).toBe(200)
  })

  it('can be used again after the connection broke at any time around the first byte', async () => {
    const film = await demoFilm()
    const person = await signUpConfirmed(site)
    const addresses: string[] = []
    for (const milliseconds of Array.from({ length: 60 }, (_, index) => index % 30)) {
      const uploadURL = await uploadTicket(person)
      addresses.push(uploadURL)
      await breakOffAfter(person, uploadURL, film.subarray(0, 100), milliseconds)
    }
    const open = async () =>
      (await site.pool.query(`select 1 from media where state = 'receiving'`)).rowCount ||
      (await files('incoming')).length
    await eventually(async () => (await open()) === 0)
    const last = addresses.at(-1) ?? ''
    await eventually(async () => (await storedAs(last))?.state === 'ticket')
    expect((await putFile(person, last, film)).status).toBe(200)
  })

  // No request can be timed to hit this moment, so the function is called directly.
  it('aborted while its file is being opened waits for the file and deletes it', async () => {
    const ticket = { mediaId: 1_000_000, ownerId: 1, maxBytes: 100 }
    const incoming = join(site.dataDir, 'media/incoming')
    await mkdir(incoming, { recursive: true })
    // Opening a pipe blocks until somebody reads it. Its second name ends the wait even if the first is gone.
    const part = join(incoming, `${ticket.mediaId}.part`)
    const pipe = join(site.dataDir, 'pipe')
    await promisify(execFile)('mkfifo', [pipe])
    await link(pipe, part)
    const body = new PassThrough()
    const received = receiveUpload(site.pool, ticket, body)
    body.destroy()
    const first = await Promise.race([received.catch(() => 'over'), pause(200)])
    const reader = await open(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
    await expect(received).rejects.toThrow('The sender broke off')
    await reader.close()
    expect(first).toBe('waiting')
    await expect(lstat(part)).rejects.toThrow('ENOENT')
  })

  it('answers 507 when the disk is full, and works again once there is space', async () => {
    const uploadURL = await uploadTicket(member)
    const { rows } = await site.pool.query<{ id: number }>('select id from media where ticket = $1', [
      ticketOf(uploadURL),
    ])
    const before = await listing()
    // A device without space takes the place of the file.
    await symlink('/dev/full', join(site.dataDir, 'media/incoming', `${rows[0]?.id}.part`))
    const answer = await sendRaw(site, 'PUT', new URL(uploadURL).pathname, { body: await demoFilm(), as: member })
    expect(answer).toMatchObject({ status: 507, json: { code: 'storage_full' } })
    expect(answer.headers['retry-after']).toBeDefined()
    expect(await listing()).toEqual(before)
    expect((await putFile(member, uploadURL, await smallPicture())).status).toBe(200)
  })

  it('accepts three large files at once without holding them in memory', async () => {
    const chunk = Buffer.alloc(256 * 1024)
    const addresses = await Promise.all([member, member, member].map((person) => uploadTicket(person)))
    global.gc?.()
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const answers = addresses.map((address) =>
      sendLarge(address, chunk, 800, () => (most = Math.max(most, process.memoryUsage().arrayBuffers - before))),
    )
    expect(await Promise.all(answers)).toEqual([400, 400, 400])
    // Of 600 MB. The unwritten part depends on how busy the machine is.
    expect(most).toBeLessThan(96 * 1024 * 1024)
    expect(await files('incoming')).toEqual([])
  })

  it('is rate-limited to two hundred a day for each user', async () => {
    const person = await signUpConfirmed(site)
    await uploadTicket(person)
    await site.pool.query(
      `update rate_limits set points = 200 where key like '%objects/upload:%' and key like '%user %'`,
    )
    const answer = await person.post('/api/objects/upload')
    expect(answer).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(80_000)
    await site.pool.query(`delete from rate_limits where key like '%objects/upload:%'`)
  })

  async function breakOff(uploadURL: string, bytes: Uint8Array, announced: number): Promise<void> {
    const socket = await begin(member, uploadURL, bytes, announced)
    await eventually(async () => (await files('incoming')).length === 1)
    socket.destroy()
  }

  async function breakOffAfter(
    sender: Browser,
    uploadURL: string,
    bytes: Uint8Array,
    milliseconds: number,
  ): Promise<void> {
    const socket = await begin(sender, uploadURL, bytes, 1_000_000)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    socket.destroy()
  }

  /** As fast as the server reads. @returns the status; a file of zeros is rejected in the end. */
  function sendLarge(uploadURL: string, chunk: Buffer, chunks: number, look: () => void): Promise<number> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        uploadURL,
        { method: 'PUT', headers: { 'content-length': chunk.length * chunks, cookie: member.cookieHeader() } },
        (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        },
      )
      outgoing.on('error', reject)
      let sent = 0
      const send = (): void => {
        while (sent < chunks) {
          sent += 1
          look()
          if (!outgoing.write(chunk)) return void outgoing.once('drain', send)
        }
        outgoing.end()
      }
      send()
    })
  }

  async function sendChunked(uploadURL: string, bytes: Buffer): Promise<number> {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 50_000)
          controller.enqueue(new Uint8Array(bytes.subarray(at, at + 50_000)))
        controller.close()
      },
    })
    const signal = AbortSignal.timeout(3000)
    const headers = { cookie: member.cookieHeader() }
    return (await fetch(uploadURL, { method: 'PUT', body, headers, duplex: 'half', signal } as RequestInit)).status
  }
})

describe('an upload', () => {
  // Called before the upload starts, so that the upload uses the fake clock.
  const holdTheClock = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const passMinutes = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000)
  const arrived = async () => {
    const [name] = await files('incoming')
    return name ? (await stat(join(site.dataDir, 'media/incoming', name))).size : 0
  }
  const answerOf = (socket: Socket) =>
    new Promise<string>((resolve) => {
      let said = ''
      socket.on('data', (chunk) => (said += chunk.toString('latin1')))
      socket.once('close', () => resolve(said))
    })
  afterEach(() => vi.useRealTimers())

  it('slower than a kilobyte a second is aborted after a minute and can be retried', async () => {
    const film = await demoFilm()
    const uploadURL = await uploadTicket(member)
    holdTheClock()
    const socket = await begin(member, uploadURL, film.subarray(0, 1), film.length)
    const answer = answerOf(socket)
    await eventually(async () => (await arrived()) === 1)
    socket.write(film.subarray(1, 50_001))
    await eventually(async () => (await arrived()) === 50_001)
    passMinutes(1)
    expect(await answer).toBe('')
    await eventually(async () => (await storedAs(uploadURL))?.state === 'ticket')
    expect((await putFile(member, uploadURL, film)).status).toBe(200)
  })

  it('above the minimum rate is accepted, however long it takes', async () => {
    const film = await demoFilm()
    const uploadURL = await uploadTicket(member)
    holdTheClock()
    const socket = await begin(member, uploadURL, film.subarray(0, 1), film.length)
    const answer = answerOf(socket)
    await eventually(async () => (await arrived()) === 1)
    for (const end of [70_001, 140_001]) {
      socket.write(film.subarray(end - 70_000, end))
      await eventually(async () => (await arrived()) === end)
      passMinutes(1)
    }
    socket.write(film.subarray(140_001))
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('that is complete does not time out while it waits for inspection', async () => {
    const film = await demoFilm()
    const uploadURL = await uploadTicket(member)
    let done = () => {}
    const busy = new Promise<void>((resolve) => (done = resolve))
    const others = [cpuQueue(() => busy), cpuQueue(() => busy)]
    holdTheClock()
    const socket = await begin(member, uploadURL, film, film.length)
    const answer = answerOf(socket)
    await eventually(async () => (await arrived()) === film.length)
    passMinutes(10)
    expect((await storedAs(uploadURL))?.state).toBe('receiving')
    done()
    await Promise.all(others)
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  })
})

async function begin(sender: Browser, uploadURL: string, bytes: Uint8Array, announced: number): Promise<Socket> {
  const { hostname, port, pathname } = new URL(uploadURL)
  const socket = connect(Number(port), hostname)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  socket.write(
    `PUT ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${sender.cookieHeader()}\r\nConnection: close\r\nContent-Length: ${announced}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.write(bytes, resolve))
  return socket
}
