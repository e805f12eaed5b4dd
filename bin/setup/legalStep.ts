import { emailSchema } from '#contracts/shared/emailSchema.ts'
import type { Story, StoryNode } from '#contracts/content/story.ts'
import { storyText } from '#domain/content/stories/storyText.ts'
import { required, type Step, text, type Typed } from './Step.ts'

const ANSWERS = ['legal_name', 'legal_street', 'legal_place', 'legal_email', 'legal_phone', 'legal_register']

export const legal: Step = {
  id: 'legal',
  title: 'Imprint',
  says: 'Who is responsible for this site. The page “Imprint” says it, and the terms and the privacy page link to it. Many countries ask for it.',
  isOptional: true,
  variables: [],
  answers: ANSWERS,
  fields: [
    { name: 'legal_name', label: 'Your name or company', autocomplete: 'organization' },
    { name: 'legal_street', label: 'Street and number', autocomplete: 'street-address' },
    { name: 'legal_place', label: 'Postal code, city and country' },
    { name: 'legal_email', label: 'Email address for visitors', type: 'email', autocomplete: 'email' },
    { name: 'legal_phone', label: 'Phone', type: 'tel', isOptional: true, autocomplete: 'tel' },
    { name: 'legal_register', label: 'Register entry and tax number', isOptional: true },
  ],
  read: (typed) => {
    const email = emailSchema.safeParse(text(typed, 'legal_email'))
    if (!email.success) throw new Error('The email address isn’t one.')
    return {
      legal_name: required(typed, 'legal_name', 'The name'),
      legal_street: required(typed, 'legal_street', 'The street'),
      legal_place: required(typed, 'legal_place', 'The city'),
      legal_email: email.data,
      legal_phone: text(typed, 'legal_phone'),
      legal_register: text(typed, 'legal_register'),
    }
  },
  attempt: () =>
    Promise.resolve({
      did: [
        'The imprint is written when the site starts. Terms and privacy keep their starting texts until you edit them.',
      ],
    }),
  show: (stored) => ({
    ...Object.fromEntries(ANSWERS.map((name) => [name, stored[name] ?? ''])),
    legal_email: stored['legal_email'] ?? stored['owner_email'] ?? '',
  }),
}

/** @param body the imprint that a new site begins with. @param answers of the step. @returns it with the answers in place. */
export function writeImprint({ root }: Story, answers: Typed): Story {
  const { legal_name, legal_street, legal_place, legal_email, legal_phone, legal_register } = answers
  const written: Record<string, string | undefined> = {
    'Your name or company': legal_name,
    'Your street and number': legal_street,
    'Your postal code, city and country': legal_place,
    'Your email address and phone number': [legal_email, legal_phone].filter(Boolean).join(', '),
    'Your register entry and tax number, if you have any': legal_register ?? '',
    ...(!legal_register && { 'Register and tax': '' }),
    // It asks for what is written now.
    'This text is a starting point, not legal advice. Replace it with your own words, and have a lawyer read it before you rely on it.':
      '',
  }
  const children = (root.children ?? []).flatMap((block) => {
    const answer = written[storyText({ root: block }).trim()]
    if (answer === undefined) return [block]
    return answer === '' ? [] : [withWords(block, answer)]
  })
  return { root: { ...root, children } }
}

const withWords = (block: StoryNode, words: string): StoryNode => ({
  ...block,
  children: (block.children ?? []).slice(0, 1).map((node) => ({ ...node, text: words })),
})
