import { nextFactor, parseFactor } from './TextSizeControl.tsx'

describe('the text size', () => {
  it('grows in steps of 0.1 to 1.5, and shrinks to 1', () => {
    const up = [1]
    for (let i = 0; i < 6; i++) up.push(nextFactor(up.at(-1) ?? 1, 1))
    expect(up).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.5])
    const down = [1.5]
    for (let i = 0; i < 6; i++) down.push(nextFactor(down.at(-1) ?? 1, -1))
    expect(down).toEqual([1.5, 1.4, 1.3, 1.2, 1.1, 1, 1])
  })

  it.each([
    [null, 1],
    ['', 1],
    ['1.3', 1.3],
    ['1.2999999999999998', 1.3],
    ['9', 1.5],
    ['-2', 1],
    ['groß', 1],
  ])('%s from storage is %s', (stored, factor) => {
    expect(parseFactor(stored)).toBe(factor)
  })
})
