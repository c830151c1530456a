import { readFileSync } from 'node:fs'
import { iconNames } from './Icon.tsx'

it('icons.svg has each icon, in the order of the list of names', () => {
  const picture = readFileSync(`${import.meta.dirname}/icons.svg`, 'utf8')
  const places = [...picture.matchAll(/<path transform="translate\(0 (\d+)\)" d="[^"]+"\/>/g)].map(([, y]) =>
    Number(y),
  )
  const height = 24
  expect(places).toEqual(iconNames.map((_, i) => i * height))
})
