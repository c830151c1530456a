import { captchaAlphabet, createCode as codeBy, isSameCode } from '@directory/shared/captcha'
import { drawCode, randomBelow, spokenCode } from './captcha.ts'

const createCode = () => codeBy(randomBelow)

describe('the captcha code', () => {
  it('has six characters, none of which look alike', () => {
    for (let i = 0; i < 200; i++) expect(createCode()).toMatch(/^[ACDEFHKLMNPRTUWXY34679]{6}$/)
    expect(captchaAlphabet).not.toMatch(/[O0I1S5B8Z2Q]/)
    expect(new Set(captchaAlphabet).size).toBe(captchaAlphabet.length)
  })

  it('uses every character sooner or later', () => {
    const seen = new Set(Array.from({ length: 500 }, () => createCode()).join(''))
    expect(seen.size).toBe(captchaAlphabet.length)
  })

  it('is new each time', () => {
    expect(createCode()).not.toBe(createCode())
    for (let i = 0; i < 100; i++) expect(randomBelow(22)).toBeLessThan(22)
  })

  it('may be typed in lower case and with spaces, but not otherwise', () => {
    expect(isSameCode(' ac d34f ', 'ACD34F')).toBe(true)
    expect(isSameCode('ACD34', 'ACD34F')).toBe(false)
    expect(isSameCode('', 'ACD34F')).toBe(false)
  })

  it('is spelled out for speech', () => {
    expect(spokenCode('AC3')).toBe('A. C. 3')
  })
})

it('the picture has the six characters and three lines', () => {
  const drawn: string[] = []
  let lines = 0
  const known = { fillText: (text: string) => drawn.push(text), stroke: () => lines++ }
  const context = new Proxy<Record<string, unknown>>(known, {
    get: (all, name) => all[String(name)] ?? (() => {}),
  })
  drawCode(context as never, 'ACD34F', { ink: '#000', noise: '#999', font: 'serif', scale: 3 })
  expect(drawn.join('')).toBe('ACD34F')
  expect(lines).toBe(3)
})
