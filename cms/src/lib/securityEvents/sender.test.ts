import { shortenedAddress } from './sender.ts'

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:17:4:5:6:7:8', '2001:db8:17::/48'],
  ['2001:db8::8', '2001:db8:0::/48'],
  ['unknown', null],
])('the address %s is logged as %s', (address, kept) => {
  expect(shortenedAddress(address)).toBe(kept)
})
