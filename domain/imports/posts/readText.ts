import type { Story } from '#contracts/story.ts'
import { type Addresses, htmlToStory } from './htmlToStory.ts'

/** A story of 1 MB comes from less HTML than this: each passage has facts of its own. */
export const MAX_CHARACTERS = 1_000_000

/** Refuses megabytes before they are read, because other requests wait meanwhile. */
export const readText = (html: string, addresses: Addresses): { body: Story | null; problem: string | null } =>
  html.length > MAX_CHARACTERS
    ? { body: null, problem: 'The text is longer than 1 MB. Please shorten it.' }
    : { body: htmlToStory(html, addresses), problem: null }
