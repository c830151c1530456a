import { captchaAlphabet, createCode, isSameCode } from '#shared/captcha'
import { drawCode } from './captcha.ts'

it('the captcha code has six characters without lookalikes, and uses the whole alphabet', () => {
  const codes = Array.from({ length: 500 }, createCode)
  for (const code of codes) expect(code).toMatch(/^[ACDEFHKLMNPRTUWXY34679]{6}$/)
  expect(captchaAlphabet).not.toMatch(/[O0I1S5B8Z2Q]/)
  expect(new Set(codes.join('')).size).toBe(captchaAlphabet.length)
  expect(new Set(codes).size).toBeGreaterThan(490)
})

it('the captcha code may be typed in lower case and with spaces, but not otherwise', () => {
  expect(isSameCode(' ac d34f ', 'ACD34F')).toBe(true)
  expect(isSameCode('ACD34', 'ACD34F')).toBe(false)
  expect(isSameCode('', 'ACD34F')).toBe(false)
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
