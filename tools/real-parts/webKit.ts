import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../bin/demo/ports.ts'
import { givenEnv } from '../../env.ts'
import { sleep, waitUntil } from '../chaos/waitUntil.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'
import type { Tab } from './journey.ts'

const PACKAGES = [
  ...['webkit2gtk-driver', 'xvfb'],
  ...['gstreamer1.0-libav', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad'],
]
/** The key of an element in answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type WebKit = Tab & {
  name: string
  /** @returns what the script returns, or passes to `done`, its last argument. */
  run: (script: string, input?: unknown[]) => Promise<unknown>
  close: () => Promise<void>
}

/** Debian's WebKitGTK on a virtual screen, with its own HLS player, which the site doesn't need. */
export async function openWebKit(): Promise<WebKit> {
  await installPackages(PACKAGES)
  const port = await freePort(4470)
  const display = `:${port}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' })
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...givenEnv(),
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_GST_ENABLE_HLS_SUPPORT: '1',
    },
  })
  try {
    return await openSession(`http://127.0.0.1:${port}`, [driver, screen])
  } catch (error) {
    await Promise.all([driver, screen].map((child) => endProcess(child)))
    throw error
  }
}

async function openSession(driver: string, children: ChildProcess[]): Promise<WebKit> {
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
  const runSync = (script: string) => send('POST', `${path}/execute/sync`, { script, args: [] })
  const elementOf = (value: unknown) => `${path}/element/${(value as Record<string, string>)[ELEMENT]}`
  return {
    name: `${opened.capabilities.browserName} ${opened.capabilities.browserVersion}`,
    goTo: (url) => send('POST', `${path}/url`, { url }),
    read: (expression) => runSync(`return ${expression}`),
    click: (expression) =>
      withinSeconds(10, async () => {
        const element = elementOf(await runSync(`return ${expression}`))
        try {
          return await send('POST', `${element}/click`, {})
        } catch (error) {
          // The driver's own scrolling can leave it at the edge while the page is still laid out.
          await runSync(`(${expression})?.scrollIntoView({ block: 'center', behavior: 'instant' })`)
          throw error
        }
      }),
    type: async (selector, text) => {
      // The driver doesn't wait for smooth scrolling.
      await runSync(`document.querySelector('${selector}').scrollIntoView({ block: 'center', behavior: 'instant' })`)
      const found = await send('POST', `${path}/element`, { using: 'css selector', value: selector })
      await send('POST', `${elementOf(found)}/clear`, {})
      await send('POST', `${elementOf(found)}/value`, { text })
    },
    run: (script, input = []) => {
      const isWaiting = script.includes('done')
      return send('POST', `${path}/execute/${isWaiting ? 'async' : 'sync'}`, { script, args: input })
    },
    close: async () => {
      await send('DELETE', path)
      await Promise.all(children.map((child) => endProcess(child)))
    },
  }
}

/** A person presses again what wasn't there yet. @throws Error of the last try. */
async function withinSeconds<Result>(seconds: number, tryIt: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + seconds * 1000
  for (;;) {
    try {
      return await tryIt()
    } catch (error) {
      if (performance.now() > until) throw error
      await sleep(250)
    }
  }
}
