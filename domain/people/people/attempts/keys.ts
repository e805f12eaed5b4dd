import { sha256 } from '#domain/platform/sha256.ts'

// Hashed, so the table contains neither IP addresses nor emails.
export const hashKey = (text: string): string => sha256(text)

/** `name` is what is being guessed at: an email address, or `code 12`. */
export const attemptKeys = {
  network: (network: string) => hashKey(`address ${network}`),
  pair: (network: string, name: string) => hashKey(`pair ${network} ${name}`),
  device: (deviceKey: string, name: string) => hashKey(`device ${deviceKey} ${name}`),
  name: (name: string) => hashKey(`name ${name}`),
  line: (name: string) => hashKey(`line ${name}`),
  place: (network: string, name: string) => hashKey(`place ${network} ${name}`),
}
