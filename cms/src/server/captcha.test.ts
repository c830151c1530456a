import { captchaAlphabet } from '@directory/shared/captcha'
import { describe, expect, it } from 'vitest'
import { readCaptcha as read } from './captcha.fixture.ts'
import { createCaptcha } from './captcha.ts'
import { drawCaptcha } from './captchaPicture.ts'

const secret = 'a secret for tests'
const readCaptcha = (id: string) => read(id, secret)

describe('the captcha', () => {
  it('draws six characters as strokes, the same picture each time, and says none of them', () => {
    const captcha = createCaptcha(secret)
    const id = captcha.create()
    const code = readCaptcha(id)
    expect(code).toMatch(new RegExp(`^[${captchaAlphabet}]{6}$`))
    const picture = captcha.picture(id) ?? ''
    expect(picture).toBe(captcha.picture(id))
    expect(picture).toContain('viewBox="0 0 100 30"')
    expect(picture).not.toMatch(/<text|<title|<desc/)
    expect(picture.match(/<path/g)?.length).toBeGreaterThanOrEqual(9)
  })

  it('keeps every character inside the picture', () => {
    for (const character of captchaAlphabet) {
      // A character without strokes would leave only the lines across.
      expect(drawCaptcha(character, Math.random).match(/<path/g)?.length).toBeGreaterThan(3)
      const points = [
        ...drawCaptcha(character.repeat(6), Math.random).matchAll(/([\d.-]+) ([\d.-]+)(?=L|")/g),
      ].slice(1)
      for (const [, x, y] of points) {
        expect(Number(x)).toBeGreaterThanOrEqual(-1)
        expect(Number(x)).toBeLessThanOrEqual(101)
        expect(Number(y)).toBeGreaterThanOrEqual(-1)
        expect(Number(y)).toBeLessThanOrEqual(31)
      }
    }
  })

  it('takes a right code once, however it is typed', () => {
    const captcha = createCaptcha(secret)
    const id = captcha.create()
    expect(captcha.matches(id, ` ${readCaptcha(id).toLowerCase()} `)).toBe(true)
    expect(captcha.spend(id)).toBe(true)
    expect(captcha.spend(id)).toBe(false)
    expect(captcha.matches(id, readCaptcha(id))).toBe(false)
    expect(captcha.picture(id)).toBeNull()
  })

  it('gives one guess', () => {
    const captcha = createCaptcha(secret)
    const id = captcha.create()
    expect(captcha.matches(id, 'wrong')).toBe(false)
    expect(captcha.matches(id, readCaptcha(id))).toBe(false)
  })

  it('ends after half an hour', () => {
    let now = Date.now()
    const captcha = createCaptcha(secret, () => now)
    const id = captcha.create()
    now += 29 * 60_000
    expect(captcha.picture(id)).not.toBeNull()
    now += 2 * 60_000
    expect(captcha.matches(id, readCaptcha(id))).toBe(false)
  })

  it('knows only its own names', () => {
    const captcha = createCaptcha(secret)
    const id = captcha.create()
    const strangers = [
      '',
      'x',
      'a'.repeat(100_000),
      `${id}=`,
      `${id}A`,
      id.slice(1),
      createCaptcha('b').create(),
    ]
    for (const stranger of strangers) {
      expect(captcha.picture(stranger)).toBeNull()
      expect(captcha.matches(stranger, 'ABCDEF')).toBe(false)
    }
    expect(captcha.matches(id, readCaptcha(id))).toBe(true)
  })
})
