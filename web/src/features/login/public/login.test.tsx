// @vitest-environment happy-dom
import { logInAs, opened, Refused } from '#app/testDom.tsx'
import { keepDraft } from '#lib/draft.ts'
import { currentToken } from '#lib/session.ts'
import { tokenOf } from '#lib/testStorage.ts'

const token = tokenOf({ exp: 9e9, id: 'anna' })
const typed = { username: 'anna', password: 'geheim' }
const wrong = new Refused(401, { code: 'invalid_credentials' })

async function login(at: string, answer: unknown) {
  const page = await opened(at, { 'POST /api/login': answer })
  await page.fill(typed, 'login.')
  await page.press('login.submit')
  return page
}

it('the login begins a session and leads back, to the overview without an address', async () => {
  for (const [at, to] of [
    ['/login', '/edit'],
    ['/en/login', '/en/edit'],
    ['/login?back=%2Fedit%2Flogs', '/edit/logs'],
  ] as const) {
    const page = await opened(at, { 'POST /api/login': { access_token: token } })
    await page.type('[name=username]', typed.username)
    await page.type('[name=password]', typed.password)
    await page.press(at.startsWith('/en') ? 'Log in' : 'login.submit')
    expect(page.sent[0]).toEqual(['POST /api/login', typed])
    expect([page.address(), currentToken()]).toEqual([to, token])
    page.close()
    logInAs(null)
  }
})

it('a wrong password is told, and begins nothing', async () => {
  const page = await login('/login?over=1', wrong)
  expect([page.has('login.overKept'), page.field('login.password').type]).toEqual([true, 'password'])
  await page.choose('login.showPassword')
  expect(page.field('login.password').type).toBe('text')
  expect([page.has('login.over'), page.has('error.invalid_credentials'), currentToken()]).toEqual([
    true,
    true,
    null,
  ])
})

it('a code is asked for after the password, and is sent with it', async () => {
  const page = await login('/login', new Refused(401, { code: 'otp_required' }))
  expect([page.has('login.otpTitle'), page.has('login.failed')]).toEqual([true, false])
  page.answers['POST /api/login'] = wrong
  await page.type('login.otp', ' 123 ')
  await page.press('login.submit')
  expect(page.sent.at(-1)?.[1]).toEqual({ ...typed, otp: '123' })
  expect([page.has('login.otpWrong'), page.field('login.otp').value]).toEqual([true, ''])
  await page.press('login.otpBack')
  expect(page.has('login.failed')).toBe(false)
})

it('logging out ends the session, here and on the server, and takes drafts along', async () => {
  logInAs('Editor')
  for (const of of ['staff news', 'new']) keepDraft(of, { title: 'Fest' })
  const page = await opened('/logout', { 'POST /api/logout': {} })
  expect(page.sent).toEqual([['POST /api/logout', null]])
  expect([page.address(), page.has('logout.done'), currentToken()]).toEqual(['/login', true, null])
  expect([Object.keys(sessionStorage), page.has('login.over')]).toEqual([['draft:new'], false])
})

describe('a new password', () => {
  it('is set by the link of a mail, and ends the session of this browser', async () => {
    logInAs('Editor')
    const page = await opened('/new_password#geheim', { 'POST /api/setPassword': {} })
    await page.type('account.new', 'kurz')
    await page.refuses('users.resetSave', 'newPassword')
    await page.type('account.new', 'ein neues gutes Wort')
    await page.press('users.resetSave')
    expect(page.sent).toEqual([
      ['POST /api/setPassword', { token: 'geheim', newPassword: 'ein neues gutes Wort' }],
    ])
    expect([page.address(), page.has('newPassword.done'), currentToken()]).toEqual(['/login', true, null])
  })

  it.each([
    [true, 'forgotten.asked'],
    [false, 'forgotten.noMail'],
  ])('is asked for by mail, whether it was sent or not: %s', async (isSent, title) => {
    const page = await opened('/new_password', { 'POST /api/forgotPassword': { isSent } })
    await page.type('forgotten.who', 'anna')
    await page.press('users.link')
    expect(page.sent).toEqual([['POST /api/forgotPassword', { username: 'anna' }]])
    const said = [title, `${title}Text`, 'Erika Muster'].map(page.has)
    expect(said).toEqual([true, true, true])
  })

  it('is set by a recovery code, too', async () => {
    const page = await opened('/new_password', { 'POST /api/setPassword': {} })
    const values = { username: 'anna', recoveryCode: 'abcd', newPassword: 'ein neues gutes Wort' }
    await page.fill(values, '#recovery-')
    await page.press('users.resetSave')
    expect(page.sent).toEqual([['POST /api/setPassword', values]])
  })

  it('a new address is confirmed by a press, not by opening the link', async () => {
    const page = await opened('/new_password?email#geheim', { 'POST /api/confirmEmail': {} })
    expect(page.sent).toEqual([])
    await page.press('confirmEmail.press')
    expect([page.sent, page.has('confirmEmail.done')]).toEqual([
      [['POST /api/confirmEmail', { token: 'geheim' }]],
      true,
    ])
  })
})
