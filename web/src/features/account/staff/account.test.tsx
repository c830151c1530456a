// @vitest-environment happy-dom
import { logInAs, opened } from '#app/testDom.tsx'

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

const own = (more: object = {}) =>
  opened('/edit/account', { ...logInAs('Editor'), 'GET /api/account': account, ...more })

it('other sessions are ended one by one or all at once, this one by logging out', async () => {
  const page = await own({ 'POST /api/endSessions': {} })
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
  const alone = await own({ 'GET /api/account': { ...account, sessions: [session('s1', true)] } })
  expect(alone.has('account.endOthers')).toBe(false)
})
