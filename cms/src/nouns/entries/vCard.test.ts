import { expect, it } from 'vitest'
import { acceptsLatestVCard } from './vCard.ts'

it.each([
  [null, false],
  ['*/*', false],
  ['text/vcard', false],
  ['text/vcard; version=3.0', false],
  ['text/x-vcard;version=4.0', false],
  ['text/html, text/vcard ; charset=utf-8; Version="4.0";q=0.9', true],
  // With the square of its length, this would take minutes.
  ['text/vcard;'.repeat(200_000), false],
])('the newer vCard is accepted by %.60s: %s', (accept, isAccepted) => {
  expect(acceptsLatestVCard(accept)).toBe(isAccepted)
})
