import { expect, it } from 'vitest'
import { storyToMarkdown } from '#domain/exports/storyToMarkdown.ts'
import { markdownToHtml } from '#domain/imports/posts/formats/markdownToHtml.ts'
import { oldAddresses } from '#domain/imports/posts/oldAddresses.ts'
import { readText } from '#domain/imports/posts/readText.ts'
import { shown } from '../support/shownStory.ts'

const storyOf = (html: string) => {
  const { body } = readText(html, oldAddresses(null))
  if (!body) throw new Error('There is no text')
  return body
}

it.each([
  ['a list that begins at three', '<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b\n'],
  ['code with blank lines', '<pre>a\n\n  b\n\n\n```c</pre>', '````\na\n\n  b\n\n\n```c\n````\n'],
  ['line breaks in a list', '<ul><li>a<br>b</li></ul>', '- a\\\n  b\n'],
])('%s is the same after an export to Markdown and an import', (_name, html, markdown) => {
  const story = storyOf(html)
  const exported = storyToMarkdown(story, () => null)
  expect(exported).toBe(markdown)
  expect(shown(storyOf(markdownToHtml(exported) ?? '').root)).toBe(shown(story.root))
})
