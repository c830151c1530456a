import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { WebAddress } from './WebAddress.tsx'

it.each([
  ['example.org', 'example.<wbr/>org'],
  [
    'a-b.example.org/x/y.html?z=1',
    'a-<wbr/>b.<wbr/>example.<wbr/>org/<wbr/>x/<wbr/>y.<wbr/>html?<wbr/>z=<wbr/>1',
  ],
  ['example.org//x--y', 'example.<wbr/>org//<wbr/>x--<wbr/>y'],
  ['/x', '/<wbr/>x'],
  ['nix', 'nix'],
  ['', ''],
])('%s may wrap after punctuation, and loses nothing', (address, html) => {
  // biome-ignore lint/correctness/noChildrenProp: the component's type requires it
  const drawn = renderToStaticMarkup(createElement(WebAddress, { children: address }))
  expect(drawn.replace(/<span[^>]*>|<\/span>/g, '')).toBe(html)
  expect(html.replaceAll('<wbr/>', '')).toBe(address)
})
