import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Bodies } from '../cache/encode.ts'

export type BuiltFile = { bodies: Bodies; type: string; cacheControl: string }

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
/** Browsers learn of a new release from it. */
const WORKER = '/sw.js'

/** Without the page itself and dot files. */
export async function readBuiltFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
    .filter((path) => path !== '/index.html' && !path.includes('/.') && TYPES[extname(path)] !== undefined)
  const files = await Promise.all(names.map((path) => readOne(folder, path)))
  return new Map(names.map((path, index) => [path, files[index] as BuiltFile]))
}

async function readOne(folder: string, path: string): Promise<BuiltFile> {
  const [identity, br, gzip] = await Promise.all([
    readFile(join(folder, path)),
    readFile(join(folder, `${path}.br`)).catch(() => undefined),
    readFile(join(folder, `${path}.gz`)).catch(() => undefined),
  ])
  const cacheControl = path.startsWith('/assets/') ? IMMUTABLE : path === WORKER ? 'no-cache' : ONE_HOUR
  return { bodies: { identity, br, gzip }, type: TYPES[extname(path)] ?? '', cacheControl }
}
