import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { demoAccounts } from '../../seed/accounts.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { withDemo } from '../withDemo.ts'
import { openWebKit } from './webKit.ts'

const FILM = 'Opening an amethyst geode by torchlight'
const PLAYED_SECONDS = 10
const folder = resolve('.data/native-hls')
const print = (what: string): void => void process.stdout.write(`${what}\n`)

/**
 * `npx tsx tools/real-parts/nativeHls.ts`: WebKitGTK from Debian opens a members' film of a demo, and plays it twice: with the
 * site's player, and with its own HLS player from the address of the stream.
 */
async function main(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await withDemo(folder, playInWebKit)
  await rm(folder, { recursive: true, force: true })
}

async function playInWebKit(siteUrl: string): Promise<void> {
  const session = await openWebKit()
  try {
    print(session.name)
    await session.goTo(siteUrl)
    const [, subscriber] = demoAccounts
    await session.run(SIGN_IN, [subscriber?.email, subscriber?.password])
    const { id, stream } = await waitForStream(session)
    await session.goTo(`${siteUrl}/content/${id}`)
    await waitUntil(
      'the player',
      async () => (await session.run(`return document.querySelector('video') !== null`)) === true,
    )
    print(`the site's player: ${JSON.stringify(await session.run(PLAY, [null, PLAYED_SECONDS]))}`)
    print(`the browser's HLS player: ${JSON.stringify(await session.run(PLAY, [stream, PLAYED_SECONDS]))}`)
  } finally {
    await session.close()
  }
}

const SIGN_IN = `
  const [email, password, done] = arguments
  fetch('/api/login', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }),
  }).then(({ status }) => done(status))`

const FIND = `
  const [title, done] = arguments
  fetch('/api/posts').then((answer) => answer.json())
    .then((posts) => fetch('/api/posts/' + (posts.items ?? posts).find((post) => post.title === title).id))
    .then((answer) => answer.json()).then(({ id, streamURL }) => done({ id, stream: streamURL }))`

const PLAY = `
  const [address, seconds, done] = arguments
  const film = address ? document.createElement('video') : document.querySelector('video')
  if (address) {
    document.body.prepend(film)
    film.muted = true
    film.src = address
  }
  film.muted = true
  const began = performance.now()
  const from = film.currentTime
  let problem = null
  film.addEventListener('error', () => (problem = film.error && film.error.message))
  film.play().catch((error) => (problem = String(error)))
  const timer = setInterval(() => {
    if (film.currentTime - from < seconds && performance.now() - began < 3 * seconds * 1000) return
    clearInterval(timer)
    film.pause()
    done({
      played: film.currentTime - from, lines: film.videoHeight, problem,
      isBlob: film.src.startsWith('blob:'), canPlayHls: film.canPlayType('application/vnd.apple.mpegurl'),
      canPickTelevision: 'webkitShowPlaybackTargetPicker' in film,
    })
  }, 200)`

async function waitForStream(session: Awaited<ReturnType<typeof openWebKit>>): Promise<{ id: number; stream: string }> {
  let found: { id?: number; stream?: string | null } = {}
  const isReady = async () => {
    found = (await session.run(FIND, [FILM])) as typeof found
    return typeof found.stream === 'string'
  }
  await waitUntil('the stream of the film', isReady, 5 * 60_000)
  return { id: found.id ?? 0, stream: found.stream ?? '' }
}

await main()
