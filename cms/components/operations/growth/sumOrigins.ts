import type { Origin } from '#domain/operations/reports/growth/readOrigins.ts'

type Sum = Omit<Origin, 'origin' | 'campaign'> & { name: string }

/** @param nameOf null leaves it out. Most sign-ups first. */
export function sumOrigins(origins: Origin[], nameOf: (origin: Origin) => string | null): Sum[] {
  const sums = new Map<string, Sum>()
  for (const origin of origins) {
    const name = nameOf(origin)
    if (name === null) continue
    const sum = sums.get(name)
    sums.set(name, sum ? add(sum, origin) : { ...origin, name })
  }
  return [...sums.values()].sort((a, b) => b.signUps - a.signUps || b.orderCents - a.orderCents)
}

const add = (sum: Sum, more: Origin): Sum => ({
  name: sum.name,
  signUps: sum.signUps + more.signUps,
  confirmed: sum.confirmed + more.confirmed,
  started: sum.started + more.started,
  paid: sum.paid + more.paid,
  members: sum.members + more.members,
  orders: sum.orders + more.orders,
  orderCents: sum.orderCents + more.orderCents,
})
