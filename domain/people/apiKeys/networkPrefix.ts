/** Enough to recognize where a key was used. @param wideNetwork an IPv4 address, or the /48 of an IPv6 address. */
export const networkPrefix = (wideNetwork: string): string =>
  /^\d+\.\d+\.\d+\.\d+$/.test(wideNetwork) ? wideNetwork.slice(0, wideNetwork.lastIndexOf('.')) + '.0/24' : wideNetwork
