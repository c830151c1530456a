import { expect, it } from 'vitest'
import { replaceLongWords } from './longWords.ts'

const shown = (text: string, kind?: 'html') => replaceLongWords(text, (word) => word.toUpperCase(), kind)

it('finds words that may be longer than a line, alone and between hyphens', () => {
  expect(shown('Die Haushaltshilfen kommen')).toBe('Die HAUSHALTSHILFEN kommen')
  expect(shown('Senioren-Begegnungsstätte, Königsberg')).toBe('Senioren-BEGEGNUNGSSTÄTTE, KÖNIGSBERG')
  expect(shown('kurze Worte')).toBe('kurze Worte')
})

it('skips mail and web addresses, which a hyphen would change', () => {
  for (const address of [
    'nachbarschaftshilfe@hassberge.example',
    'https://nachbarschaftshilfe.example/veranstaltungen',
    'www.nachbarschaftshilfe.example',
  ])
    expect(shown(`Fragen: ${address}`)).toBe(`Fragen: ${address}`)
  expect(shown('Mail an nachbarschaftshilfe@a.example oder Nachbarschaftshilfe anrufen.')).toBe(
    'Mail an nachbarschaftshilfe@a.example oder NACHBARSCHAFTSHILFE anrufen.',
  )
})

it('skips tags and their attributes in HTML', () => {
  expect(shown('<a href="/Veranstaltungen" title="Veranstaltungen">Veranstaltungen</a>', 'html')).toBe(
    '<a href="/Veranstaltungen" title="Veranstaltungen">VERANSTALTUNGEN</a>',
  )
  expect(shown('<p>post@nachbarschaftshilfe.example</p>', 'html')).toBe(
    '<p>post@nachbarschaftshilfe.example</p>',
  )
})
