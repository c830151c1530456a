// @vitest-environment happy-dom
import { logInAs, opened, undone } from '#app/testDom.tsx'

const version = (id: string, at: string, differs: boolean) => ({
  id,
  at,
  by: 'chef',
  action: '',
  changes: [],
  differs,
})
const versions = [
  version('v2', '2026-02-02T10:00:00.000Z', false),
  version('v1', '2026-01-01T10:00:00.000Z', true),
]

it.each(['', '?version=v1'])(
  'an earlier version is restored over the one that was read, with undo: %s',
  async (query) => {
    const whole = { ...versions[1], fields: [], onlyFormat: true }
    const page = await opened(`/edit/versions/entries/e1${query}`, {
      ...{ ...logInAs('Editor'), 'GET /api/versions': { name: 'Salon', updatedAt: 'now', versions, whole } },
      ...{ 'POST /api/restore': { undo: 'u1' }, 'POST /api/undo': undone('Salon') },
    })
    const buttons = page.labels('main button').filter((one) => one.startsWith('Diese Version zurückholen'))
    expect(buttons).toHaveLength(1)
    await page.press(buttons[0] ?? '')
    const body = { noun: 'entries', id: 'e1', version: 'v1', updatedAt: 'now' }
    expect([page.sent, page.address()]).toEqual([[['POST /api/restore', body]], '/edit/versions/entries/e1'])
    await page.press('undo.press')
    expect(page.has('„Salon“ ist wieder, wie es vorher war.')).toBe(true)
  },
)
