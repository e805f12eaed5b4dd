import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { build } from 'vite'
import { layOut, type Tile } from './layOut.ts'

const WIDTH = 1600
const HEIGHT = 900
const COLORS = ['#B23A12', '#5A3AA0', '#0B6B4B', '#17558C', '#7A5200', '#A5122D', '#4A5658']

async function main(): Promise<void> {
  const sizes = await measure()
  const entries = [...sizes].sort(([, one], [, other]) => other - one)
  const tiles = layOut(entries, WIDTH, HEIGHT)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${tiles.map(draw).join('')}</svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 85 }).toFile('docs/pictures/javascript.webp')
  for (const [name, bytes] of entries.slice(0, 12))
    process.stdout.write(`${(bytes / 1000).toFixed(0).padStart(6)} kB  ${name}\n`)
}

async function measure(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  await build({
    configFile: fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { write: false },
    plugins: [
      {
        name: 'measure',
        generateBundle(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue
            for (const [id, { code }] of Object.entries(chunk.modules)) {
              const name = nameOf(id)
              sizes.set(name, (sizes.get(name) ?? 0) + (code?.length ?? 0))
            }
          }
        },
      },
    ],
  })
  return sizes
}

function nameOf(id: string): string {
  const [, found] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (found) return found
  const [, own] = /\/(web\/src\/[^/]+(?:\/[^/.]+(?=\/))?|contracts)\//.exec(id) ?? []
  return own ?? 'the rest'
}

function draw({ name, size, x, y, width, height }: Tile, index: number): string {
  const label = width > 70 && height > 30 ? text(name, size, x, y, width) : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${COLORS[index % COLORS.length]}" stroke="#F4F6F5" stroke-width="2"/>${label}`
}

function text(name: string, size: number, x: number, y: number, width: number): string {
  const letters = Math.floor((width - 12) / 9)
  const lines = [name.slice(-letters), `${(size / 1000).toFixed(0)} kB`]
  return lines
    .map(
      (line, row) =>
        `<text x="${x + 8}" y="${y + 22 + row * 20}" font-family="sans-serif" font-size="15" fill="#fff">${line.replace(/[&<>]/g, '')}</text>`,
    )
    .join('')
}

await main()
