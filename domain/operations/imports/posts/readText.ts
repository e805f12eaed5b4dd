import type { Story } from '#contracts/content/story.ts'
import { htmlToStory, type ReadingOptions } from './htmlToStory.ts'
import type { Addresses } from './Addresses.ts'
import { ExcessiveMarkup } from './parseHtml.ts'

/** HTML with more characters makes a story of more than 1 MB. */
export const MAX_CHARACTERS = 1_000_000
export const TOO_LONG = 'The text is longer than 1 MB. Please shorten it.'

/** Refuses megabytes before they are read, and markup that would become far more than it is. */
export function readText(
  html: string,
  addresses: Addresses,
  options: ReadingOptions = {},
): { body: Story | null; problem: string | null } {
  if (html.length > MAX_CHARACTERS) return { body: null, problem: TOO_LONG }
  try {
    return { body: htmlToStory(html, addresses, options), problem: null }
  } catch (error) {
    if (error instanceof ExcessiveMarkup) return { body: null, problem: error.message }
    throw error
  }
}
