import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { agate, agateSvg } from '../../contracts/platform/agate.ts'

const folder = fileURLToPath(new URL('../../web/src/art/', import.meta.url))
const FEATURE = { width: 200, height: 200, bands: 11 }

/** Files, because inlined they would be half of the page. */
const art = {
  premium: agateSvg('Premium Content', 'amethyst', FEATURE),
  community: agateSvg('Community', 'moss', FEATURE),
  gear: agateSvg('Quality Gear', 'carnelian', FEATURE),
  elite: agateSvg('elite', 'amethyst', { width: 1280, height: 720, bands: 17, center: { x: 1010, y: 380 } }),
  geode: agateSvg('geode', 'amethyst', { width: 1280, height: 300, bands: 30, center: { x: 1080, y: 150 } }),
  strata: lines('strata', { width: 1200, height: 360, bands: 7 }),
}

function lines(seed: string, size: { width: number; height: number; bands: number }): string {
  const paths = agate(seed, size).map((path) => `<path d="${path}"/>`)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice"`
  return `${head} fill="none" stroke="#EEF3F1" stroke-opacity=".09">${paths.join('')}</svg>`
}

for (const [name, svg] of Object.entries(art)) await writeFile(`${folder}${name}.svg`, `${svg}\n`)
process.stdout.write(`${Object.keys(art).length} files in web/src/art\n`)
