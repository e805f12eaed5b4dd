import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Select } from '../../../ui/Input.tsx'
import { COMMENT_ORDERS, type CommentOrder } from './arrangeComments.ts'

type CommentBarProps = {
  count: number
  /** Whether there are more that aren't loaded. */
  hasMore: boolean
  order: CommentOrder
  onOrder: (order: CommentOrder) => void
}

/** Above the list: how many there are, and their order. */
export function CommentBar({ count, hasMore, order, onOrder }: CommentBarProps) {
  return (
    <Bar>
      <strong>
        {hasMore
          ? t('{count, plural, one {More than # comment} other {More than # comments}}', { count })
          : t('{count, plural, one {# comment} other {# comments}}', { count })}
      </strong>
      <Order
        aria-label={t('Order of the comments')}
        value={order}
        onChange={({ target }) => onOrder(target.value as CommentOrder)}
      >
        {COMMENT_ORDERS.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Order>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-block: ${theme.space[5]} calc(-1 * ${theme.space[4]});
  padding-block-end: ${theme.space[3]};
  border-block-end: 1px solid ${theme.color.line};
`
const Order = styled(Select)`
  inline-size: auto;
`
