import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readSealed, writeSealed } from '../../sealedVariables.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'stone-hunt-sealed-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
})
const KEY = 'a key of the environment, long enough'
const place = (key: string | undefined) => ({ dataDir, key })
const file = () => join(dataDir, 'setup.json')

describe.each([
  ['from the environment', KEY],
  ['in its own file', undefined],
])('what the setup stores, with a key %s,', (_, key) => {
  it('is read again, is not readable in the file, and is forgotten one by one', () => {
    expect(readSealed(place(key))).toEqual({})
    writeSealed(place(key), { STRIPE_SECRET_KEY: 'sk_test_1', site_name: 'Kiln “Ämilie”' })
    writeSealed(place(key), { SITE_URL: 'https://kiln.example', site_name: '' })
    expect(readSealed(place(key))).toEqual({ STRIPE_SECRET_KEY: 'sk_test_1', SITE_URL: 'https://kiln.example' })
    expect(readFileSync(file(), 'utf8')).not.toMatch(/sk_test_1|kiln/)
    expect(statSync(file()).mode & 0o077).toBe(0)
  })

  it('is refused with another key, under another name, and changed by one bit', () => {
    writeSealed(place(key), { STRIPE_SECRET_KEY: 'sk_test_1', SMTP_URL: 'smtp://mail.example' })
    const refused = 'sealed with another key'
    expect(() => readSealed(place('another key, as long as the first one'))).toThrow(refused)
    const stored = JSON.parse(readFileSync(file(), 'utf8')) as Record<string, string>
    writeFileSync(file(), JSON.stringify({ SMTP_URL: stored['STRIPE_SECRET_KEY'] }))
    expect(() => readSealed(place(key))).toThrow(refused)
    const bytes = Buffer.from(stored['SMTP_URL'] ?? '', 'base64')
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    writeFileSync(file(), JSON.stringify({ SMTP_URL: bytes.toString('base64') }))
    expect(() => readSealed(place(key))).toThrow(refused)
  })
})
