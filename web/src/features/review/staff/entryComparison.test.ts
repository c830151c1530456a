import type { Proposal } from '@directory/shared/proposal'
import { createElement } from 'react'
import { drawnAt } from '../../../lib/testTexts.ts'
import { EntryComparison } from './EntryComparison.tsx'

function wordsAt(url: string, present: Proposal, wanted: Proposal): string {
  const sides = { present, wanted, decided: wanted }
  const texts = { caption: '', wantedName: 'Vorgeschlagen', errors: {}, onDecide: () => {} }
  return drawnAt(url, createElement(EntryComparison, { ...texts, ...sides })).replace(/<[^>]*>/g, '')
}
const here = { lat: 50.03, lon: 10.51 }
const there = { lat: 50.04, lon: 10.51 }

describe('the place of a provider in a review', () => {
  it('is worded, with the distance of a move', () => {
    const words = wordsAt('/edit', here, there)
    expect(words).toContain('auf der Karte eingetragen')
    expect(words).toContain('an anderer Stelle eingetragen, 1.112 m entfernt')
    expect(wordsAt('/en/edit', here, there)).toContain('marked at another spot, 1,112 m away')
    expect(words).not.toMatch(/\d[.,]\d{4}/)
  })

  it('is worded if there was none, and if there will be none', () => {
    const none = { lat: null, lon: null }
    expect(wordsAt('/edit', none, here)).toContain('auf der Karte eingetragen')
    expect(wordsAt('/edit', none, here)).not.toContain('an anderer Stelle')
    expect(wordsAt('/edit', here, none)).toContain('(leer)')
  })
})
