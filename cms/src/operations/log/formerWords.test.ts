import { inheritedWords } from '@directory/shared/inheritedWords.fixture'
import { expect, it } from 'vitest'
import { readFormerWords } from './formerWords.ts'

it('finds no kind for words that every object answers to', () => {
  for (const word of inheritedWords)
    for (const action of [word, `${word} ${word}`, `Eintrag ${word}`, `${word} entfernt`])
      expect([action, readFormerWords(action)]).toEqual([action, null])
  for (const word of inheritedWords)
    for (const action of [`3 ${word} entfernt`, `3 Anbieter ${word}`, `3 ${word} ${word}`])
      expect([action, readFormerWords(action)]).toEqual([action, null])
})
