import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Plus } from 'lucide-react'
import { Menu } from './Menu.tsx'
import { useInsertItems } from './useInsertItems.ts'
import { t } from '../../../../lib/text.ts'

export function InsertMenu() {
  const [editor] = useLexicalComposerContext()
  const items = useInsertItems().map(({ $insert, isText, ...item }) => ({
    ...item,
    onSelect: () => {
      editor.update($insert)
      if (isText) editor.focus()
    },
  }))
  return (
    <Menu
      keepsFocus
      label={
        <>
          <Plus size={16} aria-hidden="true" />
          {t('Insert')}
        </>
      }
      items={items}
    />
  )
}
