import { allTexts } from './catalogues.ts'
import { callOutcomes } from './checked.ts'
import {
  changeOutcomes,
  type identityOutcomes,
  outcomeWords,
  providerOutcomes,
  reportOutcomes,
  verificationAnswers,
} from './decisions.ts'

const catalogues = Object.values(allTexts) as Record<string, string>[]

/** The texts of each place's choices, and the choices that its call takes; a call's change is written instead. */
const places = {
  change: ['outcome', changeOutcomes],
  report: ['outcome', reportOutcomes],
  call: ['calls', [...callOutcomes, 'changed']],
  confirm: ['confirm', verificationAnswers],
} as const satisfies Record<keyof typeof providerOutcomes, unknown>

it.each(Object.entries(places))('as %s a provider stays, is changed or is gone', (place, [texts, taken]) => {
  const outcomes = providerOutcomes[place as keyof typeof places]
  expect(Object.keys(outcomes)).toEqual(['changed', 'stays', 'gone'])
  expect(taken).toEqual(expect.arrayContaining(Object.values(outcomes)))
  for (const [word, outcome] of Object.entries(outcomes))
    for (const messages of catalogues) {
      const isShared = texts === 'outcome'
      if (isShared) expect(outcomeWords[outcome as keyof typeof outcomeWords]).toBe(word)
      expect(messages[`${texts}.${isShared ? word : outcome}`]).toBeTruthy()
    }
})

it('staff say what becomes of a provider in the same words in the inbox and on the telephone', () => {
  for (const messages of catalogues)
    for (const [word, outcome] of Object.entries(providerOutcomes.call))
      expect(messages[`outcome.${word}`]?.split(':')[0]).toBe(messages[`calls.${outcome}`])
})

/** The texts of who somebody is. */
const identityTexts = {
  request: { same: 'review.asReplacement', another: 'review.asNew' },
  import: { same: 'import.choice.this', another: 'import.choice.keep.duplicates' },
  duplicates: { same: 'duplicates.compare', another: 'duplicates.different' },
} as const satisfies Record<keyof typeof identityOutcomes, unknown>

it.each(['same', 'another'] as const)('who is %s is called so at each place', (who) => {
  for (const messages of catalogues) {
    const words = Object.values(identityTexts).map((texts) => messages[texts[who]]?.split(':')[0])
    expect(new Set(words).size).toBe(1)
  }
})
