import { allTexts } from '@directory/shared/catalogues'
import type { Proposal } from '@directory/shared/proposal'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { EntryComparison } from './EntryComparison.tsx'

function wordsIn(locale: 'de' | 'en', present: Proposal, wanted: Proposal): string {
  const sides = { present, wanted, decided: wanted }
  const texts = { caption: '', wantedName: 'Vorgeschlagen', errors: {}, onDecide: () => {} }
  const table = createElement(EntryComparison, { ...texts, ...sides })
  const initialEntries = [locale === 'en' ? '/en/edit' : '/edit']
  const routed = createElement(MemoryRouter, { initialEntries }, table)
  const worded = createElement(IntlProvider, { locale, messages: allTexts[locale] }, routed)
  return renderToStaticMarkup(worded).replace(/<[^>]*>/g, '')
}
const here = { lat: 50.03, lon: 10.51 }
const there = { lat: 50.04, lon: 10.51 }

describe('the place of a provider in a review', () => {
  it('is worded, with the distance of a move', () => {
    const words = wordsIn('de', here, there)
    expect(words).toContain('auf der Karte eingetragen')
    expect(words).toContain('an anderer Stelle eingetragen, 1.112 m entfernt')
    expect(wordsIn('en', here, there)).toContain('marked at another spot, 1,112 m away')
    expect(words).not.toMatch(/\d[.,]\d{4}/)
  })

  it('is worded if there was none, and if there will be none', () => {
    const none = { lat: null, lon: null }
    expect(wordsIn('de', none, here)).toContain('auf der Karte eingetragen')
    expect(wordsIn('de', none, here)).not.toContain('an anderer Stelle')
    expect(wordsIn('de', here, none)).toContain('(leer)')
  })
})
