import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { cleanEmail } from './mailAddress.ts'
import { cleanEntryFields } from './rules/entryRules.ts'
import { isEmail } from './wellFormed.ts'

const label = fc
  .stringMatching(/^[a-zäöüß0-9жчёαβ例子]{1,12}$/u)
  .filter((text) => domainToASCII(`${text}.de`) !== '' && !/^\d/.test(text))

it('shows domains in Unicode, and accepts them in Punycode too', () => {
  fc.assert(
    fc.property(label, label, (one, other) => {
      const letters = `post@${one}.${other}.de`
      const coded = `post@${domainToASCII(`${one}.${other}.de`)}`
      expect(cleanEmail(letters)).toBe(letters)
      expect(cleanEmail(coded).normalize('NFKC')).toBe(letters)
      expect(cleanEntryFields({ email: coded }).email).toBe(cleanEmail(coded))
      expect([isEmail(letters), isEmail(coded)]).toEqual([true, true])
    }),
  )
})

it.each([
  ['info@xn--mller-kva.de', 'info@müller.de'],
  ['info@xn--strae-oqa.de', 'info@straße.de'],
  ['jürgen@Straße.de', 'jürgen@Straße.de'],
  ['a@XN--MLLER-KVA.de', 'a@MüLLER.de'],
  ['a@xn--!!.de', 'a@xn--!!.de'],
  ['a@xn--99999999.de', 'a@xn--99999999.de'],
  ['Mailto:a@b.de', 'a@b.de'],
  ['nothing', 'nothing'],
])('%s is kept as %s', (typed, stored) => {
  expect(cleanEmail(typed)).toBe(stored)
})
