import cases from './mailFault.fixture.json' with { type: 'json' }
import { mailFault } from './Outbox.tsx'

it.each(cases)('finds the fault %s in %j', (fault, reason) => {
  expect(mailFault(reason)).toBe(fault)
})
