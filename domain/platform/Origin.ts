export type Origin = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  network: string
  /** The /48 of an IPv6 address; same as `network` for IPv4. */
  wideNetwork: string
  deviceKey: () => string
}

const LOCAL: Origin = { network: 'local', wideNetwork: 'local', deviceKey: () => '' }

export const originOf = ({ origin }: { origin?: Origin }): Origin => origin ?? LOCAL
