import { cutText } from '#contracts/shared/cutText.ts'
import { createHash } from 'node:crypto'
import { type AddressObject, type HeaderLines, type ParsedMail, simpleParser } from 'mailparser'
import { hasLongHeader } from './hasLongHeader.ts'
import { replyTokenOf } from './replyAddress.ts'

export type InboundMail = {
  /** Of an email without one, a digest. */
  messageId: string
  /** Null unless there is exactly one, which every reader finds. */
  from: string | null
  /** Of the reply addresses it was sent to; not yet proven. */
  tokens: string[]
  text: string
  droppedFiles: number
  headers: { name: string; value: string }[]
}

/** More takes most of a second. What was written is above what it quotes. */
const MAX_HTML = 200_000
const OPTIONS = { skipTextToHtml: true, skipImageLinks: true, skipTextLinks: true, maxHtmlLengthToParse: MAX_HTML }
const MAX_ADDRESSES = 50
/** PostgreSQL stores neither. */
const UNSTORABLE = /\p{Surrogate}|\0/gu

/** @param replyDomain of the reply addresses. @returns null for what is not an email. */
export async function parseInboundMail(raw: Buffer, replyDomain: string | undefined): Promise<InboundMail | null> {
  if (hasLongHeader(raw)) return null
  const mail = await simpleParser(raw, OPTIONS).catch(() => null)
  if (!mail || mail.headerLines.length === 0) return null
  return {
    messageId: clean(mail.messageId ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`).slice(0, 250),
    from: senderOf(mail),
    tokens: recipientsOf(mail).flatMap((address) => replyTokenOf(address, replyDomain) ?? []),
    text: cutText(clean(await textOf(mail)), 100_000),
    droppedFiles: mail.attachments.length,
    headers: headersOf(mail.headerLines),
  }
}

/** Readers disagree about two lines, or `<one> <two>`: the mail server may have checked the other address. */
function senderOf(mail: ParsedMail): string | null {
  const [line, ...otherLines] = headersOf(mail.headerLines).filter(({ name }) => name === 'from')
  const [address, ...others] = addressesOf(mail.from)
  if (!line || !address || otherLines.length + others.length > 0) return null
  return addressIn(line.value).toLowerCase() === address.toLowerCase() ? clean(address).slice(0, 254) : null
}

/** Of `ada@example.org` and `Ada <ada@example.org>`, which are all that mail programs send. */
function addressIn(value: string): string {
  const at = value.indexOf('<')
  return at >= 0 && value.endsWith('>') ? value.slice(at + 1, -1) : value
}

/** The library converts HTML only where it is the whole email, or beside text, and only short HTML. */
async function textOf({ text, html }: ParsedMail): Promise<string> {
  if (text || !html) return text ?? ''
  const beginning = html.slice(0, MAX_HTML - 1)
  const whole = await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${beginning}`, OPTIONS)
  return whole.text ?? ''
}

/** The address of the envelope may be in none of the visible lines. */
function recipientsOf(mail: ParsedMail): string[] {
  const envelope = headersOf(mail.headerLines)
    .filter(({ name }) => name === 'delivered-to' || name === 'x-original-to')
    .map(({ value }) => value.replace(/^<|>$/g, ''))
  return [...envelope, ...addressesOf(mail.to), ...addressesOf(mail.cc)].slice(0, MAX_ADDRESSES)
}

const addressesOf = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []]
    .flat()
    .flatMap(({ value }) => value.slice(0, MAX_ADDRESSES))
    .flatMap(({ address, group }) => [address, ...(group ?? []).map((one) => one.address)])
    .flatMap((address) => address || [])

const headersOf = (lines: HeaderLines): InboundMail['headers'] =>
  lines.map(({ key, line }) => ({ name: key.toLowerCase(), value: line.slice(line.indexOf(':') + 1).trim() }))

const clean = (text: string): string => text.replace(UNSTORABLE, '')
