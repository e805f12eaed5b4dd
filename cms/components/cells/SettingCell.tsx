import type { DefaultServerCellComponentProps } from 'payload'

const NAMES: Record<string, string> = {
  cover_photo_url: 'Cover photo',
  member_discount_percent: 'Member discount (percent)',
  order_hold_minutes: 'Wait before printing (minutes)',
  comment_moderation: 'Which comments wait for approval',
  comment_blocked_words: 'Blocked words',
  popular_from_views: 'Popular above (views)',
  contact_email: 'Contact messages go to',
  card_fee_percent: 'Card fee (percent)',
  card_fee_cents: 'Card fee (cents)',
  tax_service: 'Tax',
}

export function SettingCell({ cellData, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const key = String(cellData)
  return (
    <span className="cell-setting">
      <a className="cell-title" href={`/cms/collections/${collectionSlug}/${String(rowData['id'])}`}>
        {NAMES[key] ?? key}
      </a>
      {NAMES[key] && <code>{key}</code>}
    </span>
  )
}
