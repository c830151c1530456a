// @vitest-environment happy-dom
import { logInAs, opened, Refused } from '#app/testDom.tsx'

const session = (id: string, current: boolean) => ({
  id,
  current,
  browser: 'Firefox',
  since: '2026-01-01',
  lastUse: '2026-01-01',
})
const account = {
  ...{
    username: 'anna',
    displayName: '',
    email: 'anna@verein.example',
    recoveryCodeSince: '',
    sendsMail: true,
  },
  ...{ reminders: 'daily', staffNames: {}, views: [] },
  secondFactor: { on: false, since: '', recoveryCodes: 0 },
  sessions: [session('s1', true), session('s2', false)],
}

const own = (role: 'Editor' | 'Admin' = 'Editor', more: object = {}) =>
  opened('/edit/account', {
    ...logInAs(role),
    'GET /api/account': account,
    'POST /api/saveAccount': {},
    ...more,
  })
const secret = 'ein gutes Wort'

it.each([
  ['#account', { oldPassword: secret, newPassword: 'ein neues Wort' }, 'account.save', 'account.done'],
  [
    '#address',
    { email: 'neu@verein.example', password: secret },
    'account.emailSave',
    'account.emailAskedText',
  ],
  ['#address', { email: '', password: secret }, 'account.emailSave', 'account.emailRemoved'],
  ['#own', { displayName: 'Anna' }, 'edit.save', 'account.remindersSaved'],
])('%s saves %j', async (prefix, values, button, said) => {
  const page = await own()
  await page.fill(values, `${prefix}-`)
  await page.press(button)
  expect([page.sent, page.has(said)]).toEqual([[['POST /api/saveAccount', values]], true])
})

it('a wrong password is told at its field', async () => {
  const refusal = new Refused(400, { code: 'password_wrong', field: 'oldPassword' })
  const page = await own('Editor', { 'POST /api/saveAccount': refusal })
  await page.refuses('account.save', 'oldPassword', 'newPassword')
  await page.fill({ oldPassword: 'falsch', newPassword: 'ein neues Wort' }, '#account-')
  await page.press('account.save')
  expect([page.invalid(), page.has('account.done')]).toEqual([['oldPassword'], false])
})

it('other sessions are ended one by one or all at once, this one by logging out', async () => {
  const page = await own('Editor', { 'POST /api/endSessions': {} })
  const [row = '', other = ''] = page.names('tbody tr')
  expect([row.includes('(hier)'), row.includes('Abmelden'), other.includes('Beenden')]).toEqual([
    true,
    true,
    true,
  ])
  await page.press('account.endOthers')
  await page.press(page.labels('tbody button')[0] ?? '')
  expect(page.sent.map(([, body]) => body)).toEqual([{ id: null }, { id: 's2' }])
  page.close()
  const alone = await own('Editor', { 'GET /api/account': { ...account, sessions: [session('s1', true)] } })
  expect(alone.has('account.endOthers')).toBe(false)
})

it('a one-time code is set up with the password and a first code; its recovery codes are not left unasked', async () => {
  const page = await own('Editor', {
    'POST /api/beginSecondFactor': { secret: 'ABCDEFGH', picture: '<svg/>' },
    'POST /api/setSecondFactor': { recoveryCodes: ['aaaa', 'bbbb'] },
  })
  await page.type('#otp-password', secret)
  await page.press('otp.begin')
  expect(page.has('ABCD EFGH')).toBe(true)
  await page.type('#otp-otp', '123456')
  await page.press('otp.confirm')
  expect(page.sent.map(([, body]) => body)).toEqual([{ password: secret }, { on: true, otp: '123456' }])
  expect(page.names('li code')).toEqual(['aaaa', 'bbbb'])
  await page.go('/edit')
  expect(page.address()).toBe('/edit/account')
  await page.press('request.stay')
  await page.press('otp.kept')
  await page.go('/edit')
  expect(page.address()).toBe('/edit')
})

it('a one-time code is switched off with password and code', async () => {
  const secondFactor = { on: true, since: '2026-01-01', recoveryCodes: 0 }
  const more = {
    'GET /api/account': { ...account, secondFactor },
    'POST /api/setSecondFactor': { recoveryCodes: [] },
  }
  const page = await own('Editor', more)
  expect(page.has('Sie haben keinen Notfallcode mehr')).toBe(true)
  await page.fill({ password: secret, otp: 'aaaa' }, '#otp-')
  await page.press('otp.end')
  expect(page.sent).toEqual([['POST /api/setSecondFactor', { on: false, password: secret, otp: 'aaaa' }]])
})

it('only Admins make a recovery code, which is shown once', async () => {
  const editor = await own()
  expect(editor.has('recovery.title')).toBe(false)
  editor.close()
  const page = await own('Admin', { 'POST /api/makeRecoveryCode': { recoveryCode: 'abcd-efgh' } })
  await page.type('#code-password', secret)
  await page.press('recovery.make')
  expect([page.sent, page.has('abcd-efgh')]).toEqual([
    [['POST /api/makeRecoveryCode', { password: secret }]],
    true,
  ])
  await page.press('recovery.kept')
  expect(page.has('abcd-efgh')).toBe(false)
})
