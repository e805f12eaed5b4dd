import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { BoughtAgain } from '#contracts/shop/orders.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useBuyAgain } from './actionQueries.ts'
import type { OrderAccess } from './queries.ts'
import { t } from '../../../lib/text.ts'
import { lineVariantText, withVariantInBrackets } from '../articles/variantText.ts'

export function BuyAgain({ access }: { access: OrderAccess }) {
  const buyAgain = useBuyAgain(access)

  function handleClick() {
    runMutation(buyAgain, undefined, {
      onError: (error) => showError(error, t('We couldn’t add the items. Please try again.'), t('Not Added')),
    })
  }

  return (
    <>
      <Button tone="outline" size="compact" onClick={handleClick} pending={buyAgain.isPending}>
        <RotateCcw size={16} aria-hidden="true" />
        {t('Buy again')}
      </Button>
      {buyAgain.data && (
        <Whole>
          <Added bought={buyAgain.data} />
        </Whole>
      )}
    </>
  )
}

function Added({ bought: { added, missing } }: { bought: BoughtAgain }) {
  const count = added.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Notice
      role="status"
      tone={missing.length === 0 ? 'good' : 'info'}
      title={
        count > 0
          ? t('{count, plural, one {# item is} other {# items are}} in your cart.', { count })
          : t('Nothing was added to your cart.')
      }
    >
      {missing.map((line) => (
        <p key={`${line.title} ${line.size} ${line.color}`}>
          {withVariantInBrackets(line.title, lineVariantText(line))}: {line.reason}
        </p>
      ))}
      {count > 0 && <Link to="/cart">{t('Go to cart')}</Link>}
    </Notice>
  )
}

const Whole = styled.div`
  order: 1;
  flex-basis: 100%;
`
