import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { MarkdownShortcutPlugin } from '@lexical/react/LexicalMarkdownShortcutPlugin'
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { TablePlugin } from '@lexical/react/LexicalTablePlugin'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { TableCellNode, TableNode, TableRowNode } from '@lexical/table'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Story } from '#contracts/content/story.ts'
import { theme } from '../../../../theme.ts'
import { emptyRoot, paragraphOf } from '../plainStory.ts'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { msg } from '#contracts/shared/msg.ts'
import { storyType } from '../storyType.ts'
import { countBusy, EditorContext } from './EditorContext.ts'
import { EditorRules } from './EditorRules.tsx'
import { storyFromEditor, storyToEditor } from './editorStory.ts'
import { MARKDOWN } from './markdown.ts'
import { PartNode } from './PartNode.tsx'
import { SlashMenu } from './SlashMenu.tsx'
import { StartFocus } from './StartFocus.tsx'
import { StoryLength } from './StoryLength.tsx'
import { Toolbar } from './Toolbar.tsx'
import { t } from '../../../../lib/text.ts'

const NODES = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  PartNode,
]

const PLACEHOLDER = msg('Tell the whole hunt. Type / to insert a photo, a find or a film.')

export type StoryEditorProps = {
  /** The start; afterwards the editor holds the text. */
  story: Story | null
  /** Characters before the caret, when the editor takes over from the textarea; null leaves the focus where it is. */
  caret: number | null
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  onChange: (story: Story | null) => void
  /** The function of the first render is called. */
  onBusyChange: (isBusy: boolean) => void
}

export function StoryEditor({
  story,
  caret,
  labelledBy,
  describedBy,
  isInvalid,
  onChange,
  onBusyChange,
}: StoryEditorProps) {
  const [config] = useState(() => ({
    namespace: 'story',
    nodes: NODES,
    editorState: JSON.stringify(storyToEditor(story ?? emptyRoot([paragraphOf('')]))),
    // The editor goes back to its last good state.
    onError: (error: Error) => reportError(error),
  }))
  const [context] = useState(() => countBusy(onBusyChange))
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  const [isInserting, setInserting] = useState(false)

  return (
    <EditorContext value={context}>
      <LexicalComposer initialConfig={config}>
        <Frame data-keeps-escape={isInserting ? '' : undefined}>
          <Toolbar />
          <Sheet ref={setSheet}>
            <RichTextPlugin
              ErrorBoundary={LexicalErrorBoundary}
              contentEditable={
                <Page
                  aria-labelledby={labelledBy}
                  aria-describedby={describedBy}
                  aria-invalid={isInvalid || undefined}
                  aria-multiline
                  aria-placeholder={t(PLACEHOLDER)}
                  placeholder={<Placeholder>{t(PLACEHOLDER)}</Placeholder>}
                  spellCheck
                />
              }
            />
            {sheet && <SlashMenu parent={sheet} onOpenChange={setInserting} />}
          </Sheet>
          <StoryLength />
        </Frame>
        <HistoryPlugin />
        <ListPlugin />
        <LinkPlugin validateUrl={isSafeUrl} />
        <TablePlugin hasCellMerge={false} hasCellBackgroundColor={false} />
        <MarkdownShortcutPlugin transformers={MARKDOWN} />
        <OnChangePlugin ignoreSelectionChange onChange={(state) => onChange(storyFromEditor(state.toJSON()))} />
        <EditorRules />
        <StartFocus caret={caret} />
      </LexicalComposer>
    </EditorContext>
  )
}

const Frame = styled.div`
  position: relative;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};

  &:has([aria-invalid='true']) {
    border-color: ${theme.color.garnet};
    box-shadow: inset 0 0 0 1px ${theme.color.garnet};
  }
`
const Sheet = styled.div`
  position: relative;

  /* The plugin moves its menu by the height of this box. */
  > [role='listbox'] {
    block-size: 0 !important;
  }
`
const Placeholder = styled.p`
  position: absolute;
  inset-block-start: ${theme.space[4]};
  inset-inline: ${theme.space[4]};
  color: ${theme.color.muted};
  font-size: ${theme.size.md};
  line-height: 1.65;
  pointer-events: none;
`
const Page = styled(ContentEditable)`
  ${storyType}
  max-inline-size: none;
  min-block-size: 14rem;
  padding: ${theme.space[4]};
  font-size: ${theme.size.md};

  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
  }

  > * {
    max-inline-size: none;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  td,
  th {
    padding: ${theme.space[2]};
    border: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${theme.color.sunken};
  }

  [data-lexical-cursor='true'] {
    display: block;
    position: absolute;
    inline-size: 2rem;
    border-block-start: 2px solid currentcolor;
  }
`
