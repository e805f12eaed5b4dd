import type { Story } from '#contracts/story.ts'
import { type Addresses, htmlToStory } from './htmlToStory.ts'

/** HTML with more characters makes a story of more than 1 MB. */
export const MAX_CHARACTERS = 1_000_000

/** Refuses megabytes before they are read. */
export const readText = (html: string, addresses: Addresses): { body: Story | null; problem: string | null } =>
  html.length > MAX_CHARACTERS
    ? { body: null, problem: 'The text is longer than 1 MB. Please shorten it.' }
    : { body: htmlToStory(html, addresses), problem: null }
