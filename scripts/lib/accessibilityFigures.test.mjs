import { figuresOf } from './accessibilityFigures.mjs'

it('counts each page once, its checks, all rules, and targets reached by keyboard', () => {
  const [home, news] = ['/', '/news'].map((page) => ({ page, rules: 90 }))
  const lines = [home, { ...home, rules: 1 }, { key: 'Tab' }, news, { key: 'Tab' }]
  const log = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  expect(figuresOf(log)).toEqual({ pages: 2, states: 3, rules: 90, byKeyboard: 2 })
  expect(figuresOf('')).toEqual({ pages: 0, states: 0, rules: 0, byKeyboard: 0 })
})
