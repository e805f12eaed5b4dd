import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of variables and answers of the setup, such as `SITE_URL` and `owner_email`. */
export type Variables = Record<string, string>

type Place = {
  dataDir: string
  /** `SETUP_KEY`; without it the key is in `setup.key` beside the values, which only this user can read. */
  key: string | undefined
}

const FILE = 'setup.json'
const KEY_FILE = 'setup.key'
const TAG_BYTES = 16
const IV_BYTES = 12

/** Whether this folder belongs to a site that was set up in a browser. */
export const isSetUpIn = (dataDir: string): boolean => existsSync(join(dataDir, FILE))

/** What the first start asked for, each value sealed with AES-256-GCM for its name. @throws Error with another key. */
export function readSealed(place: Place): Variables {
  const stored = readJson(place)
  const names = Object.keys(stored)
  if (names.length === 0) return {}
  const key = keyOf(place)
  return Object.fromEntries(names.map((name) => [name, unseal(key, name, stored[name] ?? '')]))
}

/** An empty value forgets its name. All of it is stored, or nothing. */
export function writeSealed(place: Place, values: Variables): void {
  mkdirSync(place.dataDir, { recursive: true })
  const key = keyOf(place)
  const stored = readJson(place)
  for (const [name, value] of Object.entries(values))
    if (value === '') delete stored[name]
    else stored[name] = seal(key, name, value)
  writePrivately(join(place.dataDir, FILE), JSON.stringify(stored, null, 2))
}

function readJson({ dataDir }: Place): Variables {
  try {
    return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as Variables
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

function keyOf({ dataDir, key }: Place): Buffer {
  return Buffer.from(hkdfSync('sha256', key ?? ownKey(join(dataDir, KEY_FILE)), '', 'stone-hunt setup', 32))
}

function ownKey(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const made = randomBytes(32).toString('base64url')
    writePrivately(path, made)
    return made
  }
}

function writePrivately(path: string, text: string): void {
  writeFileSync(`${path}.part`, text, { mode: 0o600 })
  renameSync(`${path}.part`, path)
}

function seal(key: Buffer, name: string, value: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(name))
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
}

function unseal(key: Buffer, name: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    throw new Error(`${FILE} was sealed with another key. Set SETUP_KEY to the one it was made with.`)
  }
}
