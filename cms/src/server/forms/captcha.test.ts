import { moveClock } from '#clock.ts'
import { createLeases } from '#database/leases.ts'
import { captchaAlphabet } from '#shared/captcha'
import { readCaptcha as read } from './captcha.fixture.ts'
import { createCaptcha } from './captcha.ts'
import { drawCaptcha } from './captchaPicture.ts'
import { createFormCode } from './formCode.ts'

const secret = 'a secret for tests'
const readCaptcha = (id: string) => read(id, secret)

const captcha = createCaptcha(secret, createLeases())
afterEach(() => moveClock(0))

it('draws six characters as strokes, always the same picture, without naming them', async () => {
  const id = captcha.create()
  const code = readCaptcha(id)
  expect(code).toMatch(new RegExp(`^[${captchaAlphabet}]{6}$`))
  const picture = (await captcha.picture(id)) ?? ''
  expect(picture).toBe(await captcha.picture(id))
  expect(picture).toContain('viewBox="0 0 100 30"')
  expect(picture).not.toMatch(/<text|<title|<desc/)
  expect(picture.match(/<path/g)?.length).toBeGreaterThanOrEqual(9)
})

it('keeps every character inside the picture', () => {
  for (const character of captchaAlphabet) {
    // A character without strokes would leave only the noise lines.
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

it('accepts a right code once, in any spelling, even after a wrong one', async () => {
  const id = captcha.create()
  expect(await captcha.matches(id, 'wrong')).toBe(false)
  expect(await captcha.matches(id, ` ${readCaptcha(id).toLowerCase()} `)).toBe(true)
  expect(await captcha.spend(id)).toBe(true)
  expect(await captcha.spend(id)).toBe(false)
  expect(await captcha.matches(id, readCaptcha(id))).toBe(false)
  expect(await captcha.picture(id)).toBeNull()
})

it('a captcha is used up for all servers of one database', async () => {
  const leases = createLeases()
  const [here, there] = [createCaptcha(secret, leases), createCaptcha(secret, leases)]
  const id = here.create()
  expect(await there.matches(id, readCaptcha(id))).toBe(true)
  expect((await Promise.all([here.spend(id), there.spend(id)])).sort()).toEqual([false, true])
  expect([await here.picture(id), await there.picture(id)]).toEqual([null, null])
})

it('a captcha ends after half an hour', async () => {
  const id = captcha.create()
  moveClock(29 * 60_000)
  expect(await captcha.picture(id)).not.toBeNull()
  moveClock(31 * 60_000)
  expect(await captcha.matches(id, readCaptcha(id))).toBe(false)
})

it('accepts only ids that it has issued', async () => {
  const id = captcha.create()
  const strangers = [
    '',
    'x',
    'a'.repeat(100_000),
    `${id}=`,
    `${id}A`,
    id.slice(1),
    createCaptcha('b', createLeases()).create(),
  ]
  for (const stranger of strangers) {
    expect(await captcha.picture(stranger)).toBeNull()
    expect(await captcha.matches(stranger, 'ABCDEF')).toBe(false)
  }
  expect(await captcha.matches(id, readCaptcha(id))).toBe(true)
})

it.each([
  ['is kept while only other fields are wrong', 'ab12cd', 'plz_invalid', '<svg/>', 'old'],
  ['is another one after a wrong code', 'ab12cd', 'captcha_wrong', '<svg/>', 'new'],
  ['is another one if no code was typed', ' ', 'plz_invalid', '<svg/>', 'new'],
  ['is another one once it has ended', 'ab12cd', 'too_many', null, 'new'],
])('the captcha of a form that comes back %s', async (_, captchaCode, code, picture, id) => {
  const captcha = { create: () => 'new', picture: async () => picture } as unknown as ReturnType<
    typeof createCaptcha
  >
  const sent = { captchaId: 'old', captchaCode, name: 'Salon' }
  const shown = await createFormCode(captcha).shown(sent, [{ code, message: '' } as never])
  expect(shown).toEqual({ captchaId: id, values: { name: 'Salon', ...(id === 'old' && { captchaCode }) } })
})
