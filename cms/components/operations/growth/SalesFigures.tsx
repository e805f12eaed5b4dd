import type { Sales, SalesReport } from '#domain/operations/reports/readSalesReport.ts'
import type { Formats } from '../../platform/view/formats.ts'
import { Figure } from './Figure.tsx'

export function SalesFigures({ report, formats }: { report: SalesReport; formats: Formats }) {
  const { t, number, money } = formats
  const { last30Days: now, before, openGiftCards: open } = report
  return (
    <dl className="board__figures">
      <Figure
        label={t('Sales, 30 days')}
        value={money(now.revenueCents)}
        note={
          now.giftCardCents > 0
            ? t('{giftCards} of it gift cards; {before} in the 30 days before', {
                giftCards: money(now.giftCardCents),
                before: money(before.revenueCents),
              })
            : t('{before} in the 30 days before', { before: money(before.revenueCents) })
        }
        href="/cms/collections/orders"
      />
      <Figure
        label={t('Margin, 30 days')}
        value={money(now.marginCents)}
        note={t('{share} of sales, after print, shipping, tax and card fees', { share: share(now, formats) })}
      />
      <Figure
        label={t('Orders, 30 days')}
        value={number(now.orders)}
        note={t('{before} in the 30 days before', { before: before.orders })}
      />
      <Figure
        label={t('On gift cards')}
        value={money(open.cents)}
        note={t(
          open.count === 1
            ? 'can still be spent, on {count} card; spending it is no new sale'
            : 'can still be spent, on {count} cards; spending it is no new sale',
          { count: open.count },
        )}
        href="/cms/collections/gift-cards"
      />
    </dl>
  )
}

const share = ({ revenueCents, marginCents }: Sales, { percent }: Formats): string =>
  revenueCents === 0 ? '–' : percent(marginCents / revenueCents)
