import { expect, it } from 'vitest'
import { findLogComplaints } from './findLogComplaints.ts'
import { personDomain } from './hostile.ts'

const found = (output: string) => findLogComplaints(output, ['a-token-of-staff']).map(({ what }) => what)

it.each([
  [
    '[10:00:00] \u001b[31mERROR\u001b[39m: Unexpected failure 3f2c8d1e-1\n    err: {\n      "type": "Error"',
    'failure',
  ],
  ['TypeError: x is not a function\n    at run (server.js:1:2)', 'failure'],
  ['(node:1) MaxListenersExceededWarning: Possible memory leak', 'failure'],
  [`[10:00:00] INFO: Mail to person1@${personDomain}`, 'person'],
  ['[10:00:00] INFO: a-token-of-staff', 'person'],
])('%j is found', (output, what) => {
  expect(found(output)).toEqual([expect.stringContaining(what)])
})

it('what is refused as it should be is none', () => {
  expect(
    found('[10:00:00] INFO: Die Angabe „limit“ ist ungültig.\n[10:00:00] ERROR: not-found\n    err: {}'),
  ).toEqual([])
})
