// @vitest-environment happy-dom
import { logInAs, opened, Refused } from '#app/testDom.tsx'
import { answers } from '#lib/testAnswers.ts'

const userOf = (username: string, role: string, more: object = {}) => ({
  ...{ uuid: username, username, displayName: '', email: '', lastLogin: '', role, secondFactor: false },
  ...more,
})
const users = [
  userOf('admin', 'Admin'),
  userOf('chef', 'Admin'),
  userOf('anna', 'Editor', { displayName: 'Anna Amsel', email: 'anna@verein.example', secondFactor: true }),
]

const accounts = (query = '', more: object = {}) =>
  opened(`/edit/users${query}`, {
    ...{ ...logInAs('Admin'), 'GET /api/getRole': { role: 'Admin', username: 'admin', displayName: '' } },
    ...{ 'GET /api/getusers': users, 'POST /api/changeUser': {}, 'POST /api/deleteuser': {} },
    ...more,
  })

it('lists accounts by name; nobody deletes Admins or resets the own password here', async () => {
  const page = await accounts()
  expect(page.names('tbody th')).toEqual(['admin', 'anna (Anna Amsel)', 'chef'])
  const buttons = page.labels('tbody :is(a, button)')
  expect(buttons.filter((one) => /^(Passwort|Löschen|Einmalcode|Mein)/.test(one))).toEqual([
    ...['Mein Konto', 'Passwort zurücksetzen: anna', 'Einmalcode zurücksetzen: anna', 'Löschen: anna'],
    'Passwort zurücksetzen: chef',
  ])
  expect(page.names('tbody td').filter((one) => /^(ja|nein)$/.test(one))).toEqual(['nein', 'ja', 'nein'])
  await page.type('table.filter', 'amsel redaktion')
  expect(page.names('tbody th')).toEqual(['anna (Anna Amsel)'])
  page.answers['POST /api/deleteuser'] = new Refused(500, { code: 'x' })
  await page.press('Löschen: anna')
  await page.press('edit.delete')
  expect([page.has('users.never'), page.has('users.removeFailed')]).toEqual([true, true])
})

it.each([
  ['Löschen: anna', 'edit.delete', 'POST /api/deleteuser', { username: 'anna' }],
  [
    'Einmalcode zurücksetzen: anna',
    'users.otpReset',
    'POST /api/changeUser',
    { username: 'anna', by: 'otp' },
  ],
])('%s asks first', async (button, confirm, call, body) => {
  const page = await accounts()
  await page.press(button)
  await page.press('edit.cancel')
  expect(page.sent).toEqual([])
  await page.press(button)
  await page.press(confirm)
  expect([page.sent, page.has('undo.inTrash')]).toEqual([[[call, body]], false])
})

it('a new password ends at the one shown, and a refused one stays in the form', async () => {
  const page = await accounts('?reset=anna')
  const shown = page.field('#reset-newPassword').value
  expect(shown).toMatch(/^[a-z2-9-]{17}$/)
  await page.type('#reset-newPassword', 'kurz')
  await page.refuses('users.resetSave', 'newPassword')
  await page.type('#reset-newPassword', shown)
  await page.press('users.resetSave')
  expect(page.sent).toEqual([
    ['POST /api/changeUser', { username: 'anna', by: 'password', newPassword: shown }],
  ])
  expect(page.address()).toBe('/edit/users')
  const settings = { ...answers['/api/settings'], sendsMail: true }
  for (const [username, isMailed] of [
    ['chef', false],
    ['anna', true],
  ] as const) {
    page.close()
    const other = await accounts(`?reset=${username}`, { 'GET /api/settings': settings })
    expect(other.has('users.link')).toBe(isMailed)
    if (!isMailed) continue
    await other.press('users.link')
    expect(other.sent).toEqual([['POST /api/changeUser', { username, by: 'link' }]])
  }
})

it('another role warns, more of the own account', async () => {
  for (const [uuid, role, warning] of [
    ['anna', 'Admin', 'users.roleChange'],
    ['admin', 'Editor', 'users.roleChangeSelf'],
  ] as const) {
    const page = await accounts(`?edit=${uuid}`)
    expect(page.has('users.roleChange')).toBe(false)
    await page.type('#edited-role', role)
    expect(page.has(warning)).toBe(true)
    await page.press('edit.save')
    expect(page.sent).toMatchObject([['POST /api/changeUser', { uuid, role }]])
    page.close()
  }
})

it('a new account is invited by mail, or gets a password, which is no part of the draft', async () => {
  const page = await accounts('?mode=create', { 'POST /api/adduser': { isSent: false } })
  await page.choose('users.byMail')
  await page.fill({ username: 'berta', role: 'Editor', email: 'b@verein.example' }, '#user-')
  await page.press('users.invite')
  const named = { username: 'berta', displayName: '', role: 'Editor' }
  expect(page.sent).toEqual([['POST /api/adduser', { ...named, email: 'b@verein.example', password: '' }]])
  expect(page.has('berta ist angelegt. Dieser Server verschickt keine E-Mails')).toBe(true)
  await page.go('/edit/users?mode=create')
  await page.choose('users.byHand')
  await page.fill({ username: 'berta', role: 'Editor', password: 'ein gutes Wort' }, '#user-')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('ein gutes Wort')
  await page.press('users.create')
  expect(page.sent.at(-1)).toEqual(['POST /api/adduser', { ...named, password: 'ein gutes Wort' }])
})
