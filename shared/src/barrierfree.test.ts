import fc from 'fast-check'
import { accessNames, settleAccess } from './barrierfree.ts'

const answer = fc.constantFrom(true, false, null)
const stored = fc
  .record({ barrierfree: fc.boolean(), stepFree: answer, wideDoor: answer })
  .map((entry) => settleAccess(entry, null))
const write = fc.record(
  { barrierfree: fc.boolean(), stepFree: answer, wideDoor: answer },
  { requiredKeys: [] },
)

it('the accessibility flag follows the details, else the last changed value', () => {
  fc.assert(
    fc.property(stored, write, (before, written) => {
      const settled = settleAccess(written, before)
      const after = { ...before, ...settled }
      const { barrierfree, stepFree, wideDoor } = after
      if (stepFree === false) expect(barrierfree).toBe(false)
      if (stepFree && wideDoor !== false) expect(barrierfree).toBe(true)
      const isChanged = ![undefined, before.barrierfree].includes(written.barrierfree)
      if (isChanged) expect(barrierfree).toBe(written.barrierfree)
      else if (before.stepFree && before.wideDoor !== false && stepFree && wideDoor === false)
        expect(barrierfree).toBe(false)
      for (const name of accessNames)
        if (name !== 'barrierfree' && after[name] !== { ...before, ...written }[name])
          expect([isChanged, stepFree, wideDoor]).toEqual([true, null, null])
      expect(settleAccess(after, before)).toEqual(after)
    }),
  )
})
