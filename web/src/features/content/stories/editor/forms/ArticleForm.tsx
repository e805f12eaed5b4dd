import { useState } from 'react'
import { centsOf } from '#contracts/shared/money.ts'
import type { StoryItem } from '#contracts/content/story.ts'
import type { Choice } from './ChoiceBody.tsx'
import { ChosenOr } from './ChosenOr.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf } from './fieldsOf.ts'
import { Picker } from './Picker.tsx'
import { useArticleSearch } from './useArticleSearch.ts'
import { t } from '../../../../../lib/text.ts'
import { formatMoney } from '../../../../../lib/money.ts'

export function ArticleForm({ node, onChange }: PartFormProps) {
  const item = itemOf(fieldsOf(node)['item'])
  return (
    <ChosenOr
      chosen={item && choiceOf(item)}
      picker={(onPicked) => (
        <ArticlePicker
          onPick={(picked) => {
            onChange({ item: picked })
            onPicked()
          }}
        />
      )}
    />
  )
}

function ArticlePicker({ onPick }: { onPick: (item: StoryItem) => void }) {
  const [text, setText] = useState('')
  const { items, status } = useArticleSearch(text)
  return (
    <Picker
      label={t('Article')}
      hint={t('Search the shop and the merchandise.')}
      text={text}
      onText={setText}
      items={items.map((item) => ({ ...choiceOf(item), item }))}
      status={status}
      onPick={({ item }) => onPick(item)}
    />
  )
}

/** As the site receives it; what is stored only by its id was deleted. */
const itemOf = (item: unknown): StoryItem | null =>
  typeof item === 'object' && item !== null && 'kind' in item ? (item as StoryItem) : null

const choiceOf = ({ kind, id, title, price, imageUrl }: StoryItem): Choice => ({
  key: `${kind} ${id}`,
  title,
  detail: `${kind === 'merchandise' ? t('Merchandise') : t('Shop')} · ${price ? formatMoney(centsOf(price)) : t('Not for sale')}`,
  imageUrl,
})
