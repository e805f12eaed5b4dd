import { $createLinkNode, $toggleLink } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createTextNode, $getSelection, $insertNodes, $isRangeSelection } from 'lexical'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { theme } from '../../../../theme.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { Input } from '../../../../ui/Input.tsx'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { msg } from '#contracts/shared/msg.ts'
import { t } from '../../../../lib/text.ts'

type LinkFormProps = {
  /** The address of the link around the caret. */
  url: string | null
  onClose: () => void
}

const INVALID = msg('Enter a web address, such as https://example.com')

/** No `form` element: it is inside the form that publishes. */
export function LinkForm({ url, onClose }: LinkFormProps) {
  const [editor] = useLexicalComposerContext()
  const [text, setText] = useState(url ?? '')
  const [error, setError] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])

  function close() {
    onClose()
    editor.focus()
  }

  function apply() {
    const address = completeUrl(text.trim())
    if (!isSafeUrl(address)) return setError(t(INVALID))
    editor.update(() => $link(address))
    close()
  }

  function remove() {
    editor.update(() => $toggleLink(null))
    close()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') apply()
    else close()
  }

  return (
    <Box ref={box} role="group" aria-label={t('Link')} data-keeps-escape="">
      <Field label={t('Web address')} error={error}>
        {(aria) => (
          <Input
            {...aria}
            type="url"
            inputMode="url"
            value={text}
            maxLength={2000}
            onKeyDown={handleKey}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Row>
        <Button size="compact" onClick={apply}>
          {t('Set link')}
        </Button>
        {url !== null && (
          <Button tone="outline" size="compact" onClick={remove}>
            {t('Remove link')}
          </Button>
        )}
        <Button tone="quiet" size="compact" onClick={close}>
          {t('Cancel')}
        </Button>
      </Row>
    </Box>
  )
}

/** `example.com/agates` is meant as an address of the web. */
const completeUrl = (text: string): string => (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : text)

function $link(url: string) {
  const selection = $getSelection()
  const isEmpty = !$isRangeSelection(selection) || selection.isCollapsed()
  if (isEmpty && !$isInLink(selection)) return $insertNodes([$createLinkNode(url).append($createTextNode(url))])
  $toggleLink(url)
  $collapseToEnd()
}

/** So that the next key does not replace the words of the link. */
function $collapseToEnd() {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const { key, offset, type } = selection.isBackward() ? selection.anchor : selection.focus
  selection.anchor.set(key, offset, type)
  selection.focus.set(key, offset, type)
}

const $isInLink = (selection: ReturnType<typeof $getSelection>): boolean =>
  selection?.getNodes().some((node) => node.getParents().some((parent) => parent.getType() === 'link')) ?? false

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
