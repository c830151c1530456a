import { readableCode } from './readableCode.ts'

it('a code has groups of four, no lookalike characters, and never repeats', () => {
  const many = Array.from({ length: 500 }, () => readableCode(14))
  for (const one of many)
    expect(one).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{2}$/)
  expect(new Set(many).size).toBe(500)
  expect(new Set(many.join('').replaceAll('-', '')).size).toBe(31)
})
