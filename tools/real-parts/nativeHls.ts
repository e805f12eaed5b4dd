import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { givenEnv } from '../../env.ts'
import { freePort } from '../../bin/demo/ports.ts'
import { demoAccounts } from '../../seed/accounts.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { withDemo } from '../withDemo.ts'
import { installPackages } from './installPackages.ts'

const FILM = 'Opening an amethyst geode by torchlight'
const PLAYED_SECONDS = 10
const folder = resolve('.data/native-hls')
const print = (what: string): void => void process.stdout.write(`${what}\n`)

/**
 * `npx tsx tools/real-parts/nativeHls.ts`: WebKitGTK from Debian opens a members' film of a demo, and plays it twice: with the
 * site's player, and with its own HLS player from the address of the stream.
 */
async function main(): Promise<void> {
  await installPackages([
    ...['webkit2gtk-driver', 'xvfb'],
    ...['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'],
  ])
  await rm(folder, { recursive: true, force: true })
  await withDemo(folder, playInWebKit)
  await rm(folder, { recursive: true, force: true })
}

async function playInWebKit(siteUrl: string): Promise<void> {
  const port = await freePort(4470)
  const screen = spawn('Xvfb', [':77', '-screen', '0', '1280x900x24'], { stdio: 'ignore' })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...givenEnv(),
      DISPLAY: ':77',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_GST_ENABLE_HLS_SUPPORT: '1',
    },
  })
  try {
    const session = await openSession(`http://127.0.0.1:${port}`)
    print(`${session.name}`)
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
    await session.end()
  } finally {
    end(driver)
    end(screen)
  }
}

const end = (child: ChildProcess): void => void child.kill('SIGTERM')

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

type Session = {
  name: string
  goTo: (address: string) => Promise<unknown>
  run: (script: string, input?: unknown[]) => Promise<unknown>
  end: () => Promise<unknown>
}

async function waitForStream(session: Session): Promise<{ id: number; stream: string }> {
  let found: { id?: number; stream?: string | null } = {}
  const isReady = async () => {
    found = (await session.run(FIND, [FILM])) as typeof found
    return typeof found.stream === 'string'
  }
  await waitUntil('the stream of the film', isReady, 5 * 60_000)
  return { id: found.id ?? 0, stream: found.stream ?? '' }
}

async function openSession(driver: string): Promise<Session> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path} answered ${JSON.stringify(value)}`)
    return value
  }
  await waitUntil('the driver', () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const options = { binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', args: ['--automation'] }
  const wanted = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  const opened = (await send('POST', '/session', wanted)) as {
    sessionId: string
    capabilities: { browserName: string; browserVersion: string }
  }
  const path = `/session/${opened.sessionId}`
  await send('POST', `${path}/timeouts`, { script: 120_000, pageLoad: 120_000 })
  return {
    name: `${opened.capabilities.browserName} ${opened.capabilities.browserVersion}`,
    goTo: (url) => send('POST', `${path}/url`, { url }),
    run: (script, input = []) => {
      const isWaiting = script.includes('done')
      return send('POST', `${path}/execute/${isWaiting ? 'async' : 'sync'}`, { script, args: input })
    },
    end: () => send('DELETE', path),
  }
}

await main()
