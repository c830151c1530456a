// @vitest-environment happy-dom
import { logInAs, opened } from './testDom.tsx'

const day = '2026-01-02T10:00:00.000Z'

describe('the outbox', () => {
  const mail = (id: string, state: string, reason = '') => ({
    ...{ id, to: `${id}@b.example`, subject: `Post ${id}`, state, reason, createdAt: day, attempts: 1 },
    nextAttemptAt: state === 'held' ? null : day,
  })
  const mails = [mail('a', 'failed', '550 unknown'), mail('b', 'waiting'), mail('c', 'held', 'zu viele')]
  const outbox = (isOnHold: boolean, total = mails.length) =>
    opened('/edit/mails', {
      ...{ ...logInAs('Admin'), 'POST /api/sendMails': {} },
      'GET /api/unsentMails': { isOnHold, mails: mails.slice(0, total), total },
    })

  it('says why each mail is there, and sends one again', async () => {
    const page = await outbox(false, 4)
    const rows = page.names('tbody tr')
    const said = ['nicht gesendet', 'wartet', 'zurückgehalten'].map((state, i) => rows[i]?.includes(state))
    expect([said, page.has('outbox.fault.address')]).toEqual([[true, true, true], true])
    expect(page.has('Es sind 4; die neuesten stehen hier.')).toBe(true)
    await page.press('Noch einmal senden: Post b')
    expect(page.sent).toEqual([['POST /api/sendMails', { id: 'b' }]])
    expect(page.has('outbox.sent')).toBe(true)
  })

  it('of a restored copy is sent only once an Admin says so', async () => {
    const page = await outbox(true)
    expect(page.names('tbody button')).toEqual([])
    await page.press('outbox.release')
    expect([page.sent, page.has('outbox.released')]).toEqual([[['POST /api/sendMails', { id: null }]], true])
  })
})

describe('the trash', () => {
  const item = (noun: string, id: string, name: string, more: object = {}) => ({
    ...{ noun, id, name, about: '', category: '', formerCategory: '', deletedAt: day, deletedBy: '' },
    ...more,
  })
  const items = [
    item('entries', 'e1', 'Salon', { category: 'Friseure', formerCategory: 'Alt', deletedBy: 'anna' }),
    item('news', 'n1', 'Fest', { about: '2026-03-04' }),
  ]
  const trash = (query: string, found: object[]) =>
    opened(`/edit/trash${query}`, {
      ...{ ...logInAs('Editor'), 'GET /api/trash': { total: found.length, items: found } },
      'POST /api/restore': {
        noun: 'entries',
        name: 'Salon',
        category: 'Friseure',
        formerCategory: 'Alt',
        undo: '',
      },
    })

  it('says what lay where, who deleted it, and takes out what is pressed', async () => {
    const page = await trash('?q=a', items)
    const [salon = '', fest = ''] = page.names('tbody tr')
    expect(salon).toMatch(/Salon.*Alt \(gibt es nicht mehr\).*anna/)
    expect(fest).toMatch(/Fest.*4\. März 2026/)
    await page.press('Wiederherstellen: Salon')
    expect(page.sent).toEqual([['POST /api/restore', { noun: 'entries', id: 'e1' }]])
    expect(page.asked.filter((one) => one === 'GET /api/trash?text=a')).toHaveLength(2)
    expect(page.has('Die Kategorie „Alt“ gibt es nicht mehr. „Salon“ steht jetzt unter „Friseure“.')).toBe(
      true,
    )
  })

  it.each([
    ['', 'trash.empty', '/api/trash'],
    ['?noun=news&q=Fest', 'trash.none', '/api/trash?noun=news&text=Fest'],
    ['?noun=users', 'trash.empty', '/api/trash'],
  ])('is asked for %j only', async (query, said, asked) => {
    const page = await trash(query, [])
    expect([page.has(said), page.asked]).toEqual([true, expect.arrayContaining([`GET ${asked}`])])
  })
})

describe('files', () => {
  const file = (name: string, size: number, uses: object[] = []) => ({
    name,
    type: 'image/png',
    size,
    updatedAt: day,
    uses,
  })
  const files = [file('b.png', 900, [{ kind: 'news', name: 'Fest' }]), file('a.png', 2_500_000)]
  const list = () =>
    opened('/edit/files', {
      ...logInAs('Admin'),
      'GET /api/filedetails': files,
      'POST /api/deleteFile': { undo: 'u1' },
    })

  it('are listed by name, with size and use; only unused ones are deleted', async () => {
    const page = await list()
    const [first = '', second = ''] = page.names('tbody tr')
    expect(first).toMatch(/a\.png.*2,5 MB/)
    expect(second).toMatch(/b\.png.*0,9 kB.*„Fest“/)
    await page.press('Löschen: b.png')
    expect(page.has('files.wouldBreak')).toBe(true)
    await page.press('edit.close')
    await page.press('Löschen: a.png')
    await page.press('edit.delete')
    expect(page.asked).toContain('POST /api/deleteFile?name=a.png')
    expect([page.has('undo.inTrash'), page.has('undo.press')]).toEqual([false, true])
  })
})
