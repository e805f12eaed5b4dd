import { expect, it } from 'vitest'
import { networkOf } from '../../server/http/networkOf.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]', '203.0.113.7'],
])('%s belongs to network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
