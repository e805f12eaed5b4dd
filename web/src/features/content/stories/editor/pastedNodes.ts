import { $generateNodesFromDOM } from '@lexical/html'
import { $generateNodesFromMarkdownString } from '@lexical/markdown'
import type { LexicalEditor, LexicalNode } from 'lexical'
import { cleanHtml, hasStructure } from './cleanHtml.ts'
import { looksLikeMarkdown, MARKDOWN } from './markdown.ts'

/** The clean nodes of what was copied elsewhere; null for what the editor pastes well by itself. */
export function $pastedNodes(editor: LexicalEditor, data: DataTransfer): LexicalNode[] | null {
  if (data.getData('application/x-lexical-editor')) return null
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const page = html ? cleanHtml(html) : null
  if (page && hasStructure(page)) return $generateNodesFromDOM(editor, page)
  // An editor of code copies Markdown with colors: as HTML without any structure.
  if (looksLikeMarkdown(text)) return $generateNodesFromMarkdownString(text, MARKDOWN)
  return page ? $generateNodesFromDOM(editor, page) : null
}
