import { stringify } from 'yaml'
import type { Story } from '#contracts/content/story.ts'
import { namedIn } from './exportedPath.ts'
import type { ExportedFile } from './listExportedPosts.ts'
import { storyToMarkdown } from './storyToMarkdown.ts'

export type MarkdownParts = { head: object; story: Story | null; files: ExportedFile[] }

/** A Markdown file with front matter. */
export function markdownText({ head, story, files }: MarkdownParts): string {
  const text = story ? storyToMarkdown(story, namedIn(files)) : ''
  return `---\n${stringify(head)}---\n${text && `\n${text}`}`
}
