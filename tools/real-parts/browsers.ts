import { resolve } from 'node:path'
import { withDemo } from '../withDemo.ts'
import { openFirefox } from './firefox.ts'
import { takeJourney } from './journey.ts'
import { openWebKit } from './webKit.ts'

const BROWSERS = { firefox: openFirefox, webkit: openWebKit }
const say = (what: string): void => void process.stdout.write(`${what}\n`)

/** `npx tsx tools/real-parts/browsers.ts firefox`, or `webkit`: another browser takes the journey of a new member at a demo. */
async function main(): Promise<void> {
  const open = BROWSERS[process.argv[2] as keyof typeof BROWSERS]
  if (!open) throw new Error(`Choose from ${Object.keys(BROWSERS).join(', ')}.`)
  await withDemo(resolve('.data/browsers/demo'), async (siteUrl) => {
    const tab = await open()
    say(tab.name)
    try {
      await takeJourney(tab, siteUrl, say)
    } finally {
      await tab.close()
    }
  })
}

await main()
