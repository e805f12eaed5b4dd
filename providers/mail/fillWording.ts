import type { Block } from './layout.ts'
import type { MailParts } from './mail.ts'
import type { Wording } from './wordings.ts'

type Content = { subject: string; title: string; blocks: Block[] }

/** One pass over each text, so that braces in a value stay what they are. */
export function fillWording({ subject, title, body }: Wording, parts: MailParts): Content {
  return {
    subject: fill(subject, parts).replace(/\s+/g, ' ').trim(),
    title: fill(title, parts),
    blocks: paragraphsOf(body).flatMap((paragraph) => blocksOf(paragraph, parts)),
  }
}

export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const PLACEHOLDER = /(, )?\{(\w+)\}/g
const ALONE = /^\{(\w+)\}$/

/** Without a name, its comma goes too: "Thank you, Ann" and "Thank you". */
const fill = (text: string, { values }: MailParts): string =>
  text.replace(PLACEHOLDER, (_, comma: string | undefined, name: string) => {
    const value = values[name]
    return value ? `${comma ?? ''}${value}` : ''
  })

function blocksOf(paragraph: string, parts: MailParts): Block[] {
  const name = ALONE.exec(paragraph)?.[1]
  const blocks = name === undefined ? undefined : parts.blocks[name]
  if (blocks) return blocks
  return isEmpty(paragraph, parts) ? [] : [{ kind: 'text', text: fill(paragraph, parts) }]
}

/** The name may be missing; every other value is what its paragraph is about. */
const isEmpty = (paragraph: string, { values }: MailParts): boolean =>
  [...paragraph.matchAll(PLACEHOLDER)].some(([, , name = '']) => name !== 'firstName' && !values[name])
