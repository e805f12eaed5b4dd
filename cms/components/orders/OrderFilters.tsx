const FILTERS = [
  { label: 'All', query: '' },
  { label: 'Needs attention', query: '?where[problem][exists]=true' },
  { label: 'Waiting to go to print', query: '?where[fulfilment][equals]=held' },
  { label: 'Disputed', query: '?where[disputeOutcome][equals]=open' },
  { label: 'Refunded', query: '?where[payment][in]=refunded,partially_refunded' },
]

/** Above the list of orders: what is looked for most, one click away. */
export function OrderFilters() {
  return (
    <nav className="order-filters" aria-label="Orders by what is wanted">
      {FILTERS.map(({ label, query }) => (
        <a key={label} href={`/cms/collections/orders${query}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}
