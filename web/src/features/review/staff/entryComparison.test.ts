import { createElement } from 'react'
import { drawnAt } from '#lib/testTexts.ts'
import { EntryComparison } from './EntryComparison.tsx'

const here = { lat: 50.03, lon: 10.51 }
const none = { lat: null, lon: null }

it.each([
  ['/edit', here, { ...here, lat: 50.04 }, 'an anderer Stelle eingetragen, 1.112 m entfernt'],
  ['/en/edit', here, { ...here, lat: 50.04 }, 'marked at another spot, 1,112 m away'],
  ['/edit', none, here, '(leer)Lage auf der Karte, Vorgeschlagen: auf der Karte eingetragen'],
  ['/edit', here, none, 'auf der Karte eingetragenLage auf der Karte, Vorgeschlagen: (leer)'],
])('at %s the place of a provider is worded, with the distance of a move', (url, present, wanted, words) => {
  const compared = { present, wanted, decided: wanted, onDecide: () => {} }
  const texts = { caption: '', wantedName: 'Vorgeschlagen' }
  const drawn = drawnAt(url, createElement(EntryComparison, { ...texts, ...compared }))
  const shown = drawn.replace(/<[^>]*>/g, '')
  expect(shown).toContain(words)
  expect(shown).not.toMatch(/\d[.,]\d{4}/)
})

it('a long address breaks where its parts end', () => {
  const compared = { present: { email: 'rat@alt.example' }, wanted: { email: 'neu@rat.example' } }
  const props = { caption: '', wantedName: '', decided: {}, onDecide: () => {}, ...compared }
  expect(drawnAt('/edit', createElement(EntryComparison, props))).toContain('neu@<wbr/>rat.<wbr/>example')
})
