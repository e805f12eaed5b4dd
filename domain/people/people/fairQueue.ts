import { AppError } from '#domain/platform/AppError.ts'

export type Lane = {
  network: string
  account: string
  isKnownDevice: boolean
}

type Limits = {
  slots: number
  /** The maximum for known devices and for all others, so that each side always has a slot. */
  slotsPerSide: number
  slotsPerNetwork: number
  waitingPerAccount: number
  waitingPerNetwork: number
  waitingNetworks: number
}

type Network = { running: number; waiting: number; accounts: Map<string, (() => void)[]> }
type Side = { running: number; networks: Map<string, Network> }

/**
 * Nobody can fill the queue for others: networks take turns, and so do the accounts of one network.
 * @throws AppError `too_many_requests` when the account, the network or the queue is full.
 */
export function createFairQueue(limits: Limits) {
  const sides: [Side, Side] = [newSide(), newSide()]

  function startNext(): void {
    for (const side of sides) {
      while (sides[0].running + sides[1].running < limits.slots && side.running < limits.slotsPerSide) {
        const start = takeNext(side, limits.slotsPerNetwork)
        if (!start) break
        start()
      }
    }
  }

  return async function run<Result>(lane: Lane, work: () => Promise<Result>): Promise<Result> {
    const side = sides[lane.isKnownDevice ? 0 : 1]
    const network: Network = side.networks.get(lane.network) ?? { running: 0, waiting: 0, accounts: new Map() }
    const account = network.accounts.get(lane.account) ?? []
    const isFull =
      account.length >= limits.waitingPerAccount ||
      network.waiting >= limits.waitingPerNetwork ||
      (!side.networks.has(lane.network) && side.networks.size >= limits.waitingNetworks)
    if (isFull) throw new AppError('too_many_requests', { retryAfterSeconds: 5 })
    side.networks.set(lane.network, network)
    network.accounts.set(lane.account, account)
    network.waiting += 1
    const turn = new Promise<void>((resolve) => account.push(resolve))
    startNext()
    await turn
    try {
      return await work()
    } finally {
      side.running -= 1
      network.running -= 1
      if (network.running === 0 && network.waiting === 0) side.networks.delete(lane.network)
      startNext()
    }
  }
}

const newSide = (): Side => ({ running: 0, networks: new Map() })

function takeNext(side: Side, slotsPerNetwork: number): (() => void) | null {
  for (const [name, network] of side.networks) {
    const [entry] = network.accounts
    if (!entry || network.running >= slotsPerNetwork) continue
    const [account, waiting] = entry
    const start = waiting.shift()
    network.accounts.delete(account)
    if (waiting.length > 0) network.accounts.set(account, waiting)
    side.networks.delete(name)
    side.networks.set(name, network)
    network.waiting -= 1
    network.running += 1
    side.running += 1
    return start ?? null
  }
  return null
}
