import { allTexts } from './catalogues.ts'
import { callOutcomes } from './checked.ts'
import { changeOutcomes, providerOutcomes, reportOutcomes, verificationAnswers } from './decisions.ts'

/** The choices that each place's call takes; a telephone call's change is written instead. */
const taken = {
  ...{ change: changeOutcomes, report: reportOutcomes, confirm: verificationAnswers },
  call: [...callOutcomes, 'changed'],
} as const satisfies Record<keyof typeof providerOutcomes, unknown>

it.each(Object.entries(providerOutcomes))(
  'the outcomes of %s are changed, stays and gone',
  (place, outcomes) => {
    expect(Object.keys(outcomes)).toEqual(['changed', 'stays', 'gone'])
    expect(taken[place as keyof typeof taken]).toEqual(expect.arrayContaining(Object.values(outcomes)))
  },
)

it.each([
  ...Object.entries(providerOutcomes.call).map(([word, outcome]) => [`outcome.${word}`, `calls.${outcome}`]),
  ['review.asReplacement', 'import.choice.this', 'duplicates.compare'],
  ['review.asNew', 'import.choice.keep.duplicates', 'duplicates.different'],
])('the same decision of staff has the same words in %s and %s', (...texts) => {
  for (const messages of Object.values(allTexts) as Record<string, string>[]) {
    const words = new Set(texts.map((text) => messages[text]?.split(':')[0]))
    expect([words.size, words.has(undefined)]).toEqual([1, false])
  }
})
