import { $convertFromMarkdownString, $convertToMarkdownString } from '@lexical/markdown'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { showToast } from '../../../../lib/toastStore.ts'
import { MARKDOWN } from './markdown.ts'
import { Menu } from './Menu.tsx'
import { t } from '../../../../lib/text.ts'

const MAX_BYTES = 1024 * 1024

/** Brings a Markdown file in, in place of the text, and saves the text as one. Undo brings the former text back. */
export function MarkdownMenu() {
  const [editor] = useLexicalComposerContext()

  async function read(file: File) {
    if (file.size > MAX_BYTES) {
      showToast({ tone: 'destructive', title: t('Error'), description: t('A Markdown file can have at most 1 MB.') })
      return
    }
    const text = await file.text()
    editor.update(() => $convertFromMarkdownString(text, MARKDOWN))
    editor.focus()
  }

  function choose() {
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      accept: '.md,.markdown,.txt,text/markdown',
    })
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      if (file) void read(file)
    })
    input.click()
  }

  function download() {
    const text = editor.read(() => $convertToMarkdownString(MARKDOWN))
    const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: 'story.md' })
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <Menu
      label={t('Markdown')}
      items={[
        { label: t('Open a Markdown file…'), onSelect: choose },
        { label: t('Download as Markdown'), onSelect: download },
      ]}
    />
  )
}
