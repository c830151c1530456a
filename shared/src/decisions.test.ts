import { allTexts } from './catalogues.ts'
import { callOutcomes } from './checked.ts'
import { changeOutcomes, providerOutcomes, reportOutcomes, verificationAnswers } from './decisions.ts'

/** The texts of each place's choices, and the choices that its call takes; a call's change is written instead. */
const places = {
  change: ['review.outcome', changeOutcomes],
  report: ['reports.outcome', reportOutcomes],
  call: ['calls', [...callOutcomes, 'changed']],
  confirm: ['confirm', verificationAnswers],
} as const satisfies Record<keyof typeof providerOutcomes, unknown>

it.each(Object.entries(places))('as %s a provider stays, is changed or is gone', (place, [texts, taken]) => {
  const outcomes = providerOutcomes[place as keyof typeof places]
  expect(Object.keys(outcomes)).toEqual(['changed', 'stays', 'gone'])
  expect(taken).toEqual(expect.arrayContaining(Object.values(outcomes)))
  for (const messages of Object.values(allTexts) as Record<string, string>[])
    for (const outcome of Object.values(outcomes)) expect(messages[`${texts}.${outcome}`]).toBeTruthy()
})
