import { allTexts } from './catalogues.ts'

it.each([
  ['outcome.changed', 'calls.changed'],
  ['outcome.stays', 'calls.right'],
  ['outcome.gone', 'calls.gone'],
  ['review.asReplacement', 'import.choice.this', 'duplicates.compare'],
  ['review.asNew', 'import.choice.keep.duplicates', 'duplicates.different'],
])('the same decision of staff has the same words in %s and %s', (...texts) => {
  for (const messages of Object.values(allTexts) as Record<string, string>[]) {
    const words = new Set(texts.map((text) => messages[text]?.split(':')[0]))
    expect([words.size, words.has(undefined)]).toEqual([1, false])
  }
})
