import { createElement } from 'react'
import { drawnAt } from '#lib/testTexts.ts'
import { MapPanel } from './MapPanel.tsx'

it('the map says if some marks are only at the centre of a postcode', () => {
  const drawn = (...approximate: boolean[]) => {
    const points = approximate.map((isApproximate, i) => {
      return { id: `${i}`, name: 'x', lat: 50, lon: 10, isApproximate }
    })
    return drawnAt('/', createElement(MapPanel, { points, position: null, renderPopup: () => null }))
  }
  expect(drawn(false, true)).toContain('in der Mitte der Postleitzahl')
  expect(drawn(false, false)).not.toContain('Postleitzahl')
})
