import { $convertFromMarkdownString, $convertToMarkdownString } from '@lexical/markdown'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useRef, type ChangeEvent } from 'react'
import { styled } from 'styled-components'
import { showToast } from '../../../lib/toastStore.ts'
import { MARKDOWN } from './markdown.ts'
import { Menu } from './Menu.tsx'

const MAX_BYTES = 1024 * 1024

/** Brings a Markdown file in, in place of the text, and saves the text as one. Undo brings the former text back. */
export function MarkdownMenu() {
  const [editor] = useLexicalComposerContext()
  const input = useRef<HTMLInputElement>(null)

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > MAX_BYTES) {
      showToast({ tone: 'destructive', title: 'Error', description: 'A Markdown file can have at most 1 MB.' })
      return
    }
    const text = await file.text()
    editor.update(() => $convertFromMarkdownString(text, MARKDOWN))
    editor.focus()
  }

  function download() {
    const text = editor.read(() => $convertToMarkdownString(MARKDOWN))
    const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: 'story.md' })
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <>
      <Menu
        label="Markdown"
        items={[
          { label: 'Open a Markdown file…', onSelect: () => input.current?.click() },
          { label: 'Download as Markdown', onSelect: download },
        ]}
      />
      <FileInput
        ref={input}
        type="file"
        accept=".md,.markdown,.txt,text/markdown"
        aria-label="Markdown file"
        tabIndex={-1}
        onChange={(event) => void handleFile(event)}
      />
    </>
  )
}

const FileInput = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`
