import { paragraphsOf } from './fillWording.ts'
import type { MailParts } from './mail.ts'
import { type MailKey, textOf, type Wording } from './wordings.ts'

type WordingProblems = Partial<Record<keyof Wording, string>>

const PLACEHOLDER = /\{(\w+)\}/g
/** Line breaks and other control characters, which people don't type into a subject. */
const CONTROL = /\p{Cc}/u

/** @param parts of any email of this wording: their names are the placeholders. */
export function wordingProblems(key: MailKey, wording: Wording, { values, blocks }: MailParts): WordingProblems {
  const found: WordingProblems = {}
  const line = (text: string): string | undefined => {
    if (text.trim() === '') return 'Please enter a text.'
    if (CONTROL.test(text)) return 'Please write it in one line.'
    return placeholderProblem(text, Object.keys(values))
  }
  const subject = line(wording.subject)
  if (subject) found.subject = subject
  const title = line(wording.title)
  if (title) found.title = title
  const body = bodyProblem(key, wording.body, Object.keys(values), Object.keys(blocks))
  if (body) found.body = body
  return found
}

function bodyProblem(key: MailKey, body: string, values: string[], blocks: string[]): string | undefined {
  const paragraphs = paragraphsOf(body)
  if (paragraphs.length === 0) return 'Please enter a text.'
  for (const paragraph of paragraphs) {
    const problem = placeholderProblem(paragraph, [...values, ...blocks])
    if (problem) return problem
    const crowded = namesIn(paragraph).find((name) => blocks.includes(name) && paragraph !== `{${name}}`)
    if (crowded) return `Please put {${crowded}} alone in a paragraph, with an empty line before and after it.`
  }
  const missing = textOf(key).required.find((name) => !namesIn(body).includes(name))
  return missing && `Please keep {${missing}}: without it the email doesn’t do its job.`
}

function placeholderProblem(text: string, known: string[]): string | undefined {
  const unknown = namesIn(text).find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const names = known.map((name) => `{${name}}`).join(', ')
    return `{${unknown}} isn’t a placeholder here. You can use ${names}.`
  }
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) ? 'There’s a { or } that belongs to no placeholder.' : undefined
}

const namesIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
