import { allTexts } from '@directory/shared/catalogues'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MapPanel } from './MapPanel.tsx'

it('the map says if some marks are only at the centre of a postcode', () => {
  const drawn = (...approximate: boolean[]) => {
    const points = approximate.map((isApproximate, i) => {
      return { id: `${i}`, name: 'x', lat: 50, lon: 10, isApproximate }
    })
    const panel = createElement(MapPanel, { points, position: null, renderPopup: () => null })
    return renderToStaticMarkup(createElement(IntlProvider, { locale: 'de', messages: allTexts.de }, panel))
  }
  expect(drawn(false, true)).toContain('in der Mitte der Postleitzahl')
  expect(drawn(false, false)).not.toContain('Postleitzahl')
})
