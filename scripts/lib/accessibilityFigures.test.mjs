import { figuresOf } from './accessibilityFigures.mjs'

it('counts each page once, each check of it, all rules, and what the keyboard reached', () => {
  const lines = [
    { page: '/', rules: 90 },
    { page: '/', rules: 1 },
    { key: 'Tab' },
    { page: '/news', rules: 90 },
    { key: 'Tab' },
  ]
  const log = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  expect(figuresOf(log)).toEqual({ pages: 2, states: 3, rules: 90, byKeyboard: 2 })
  expect(figuresOf('')).toEqual({ pages: 0, states: 0, rules: 0, byKeyboard: 0 })
})
