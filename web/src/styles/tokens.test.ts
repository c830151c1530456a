import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it.each(['light', 'dark'])('text has a contrast of 7:1 on all surfaces of the %s scheme', (scheme) => {
  const colour = (name: string) => {
    const [, light, dark] = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? []
    return (scheme === 'light' ? light : dark) ?? ''
  }
  for (const surface of ['paper', 'surface', 'sand', 'mist'])
    for (const ink of ['ink', 'ink-soft']) {
      const [dark = 1, light = 0] = [colour(surface), colour(ink)].map(luminance).sort((a, b) => a - b)
      expect([surface, ink, (light + 0.05) / (dark + 0.05) >= 7]).toEqual([surface, ink, true])
    }
})
