import { readFileSync } from 'node:fs'
import { iconNames } from './Icon.tsx'

it('each icon is in the picture, at the place that its name has in the list', () => {
  const picture = readFileSync(`${import.meta.dirname}/icons.svg`, 'utf8')
  const places = [...picture.matchAll(/id="(\w+)" transform="translate\(0 (\d+)\)"/g)]
  expect(places.map(([, name, y]) => [name, Number(y)])).toEqual(iconNames.map((name, i) => [name, i * 24]))
})
