// @vitest-environment happy-dom
import { testEntry } from '#features/entries/public/testEntry.ts'
import { answers } from '#lib/testAnswers.ts'
import { logInAs, opened, Refused, undone } from './testDom.tsx'

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
    expect([page.has('files.wouldBreak'), page.names('dialog li')]).toEqual([true, ['Neuigkeit „Fest“']])
    await page.press('edit.close')
    await page.press('Löschen: a.png')
    await page.press('edit.delete')
    expect(page.asked).toContain('POST /api/deleteFile?name=a.png')
    expect([page.has('undo.inTrash'), page.has('undo.press')]).toEqual([false, true])
  })
})

it('the start page names what waits, even one, and leads to it', async () => {
  const waiting = { entries: 1, changes: 1, reports: 2, linkWebsites: 1, importRows: 3, waitingImport: 'i1' }
  const page = await opened('/edit', {
    ...logInAs('Admin'),
    'GET /api/waiting': { ...waiting, duplicates: 0, mailsOnHold: true, setup: ['imprint'], lastBackup: day },
  })
  expect(page.links('[aria-labelledby=today] a')).toEqual([
    ...[
      '/edit/mails',
      '/edit/pages?page=imprint',
      '/edit/pending_entries?first',
      '/edit/pending_changes?first=change',
    ],
    ...['/edit/pending_changes?first=report', '/edit/edit_links?q=Webseite', '/edit/import?id=i1'],
  ])
  expect(page.has('Letzte Sicherung')).toBe(true)
})

it('the log undoes what can be, says what was, and has an older page', async () => {
  const line = (auuid: string, more: object = {}) => ({
    ...{
      auuid,
      timestamp: day,
      user: 'anna',
      link: '',
      parts: 0,
      canUndo: false,
      action: '',
      entry: 'Salon',
    },
    ...{ kind: 'removed', values: { noun: 'entries' }, noun: 'entries', target: 'e1', hasVersions: false },
    ...{ undoneAt: '', undoneBy: '', ...more },
  })
  const first = [line('l0', { canUndo: true, parts: 2 }), line('l1', { undoneAt: day })]
  const lines = [...first, ...Array.from({ length: 48 }, (_, n) => line(`m${n}`))]
  const page = await opened('/edit/logs?user=anna&before=x', {
    ...{ ...logInAs('Editor'), 'GET /api/action_logs': lines, 'POST /api/undo': undone('Salon') },
    'GET /api/action_logs?partOf=l0': [line('p')],
  })
  expect(page.asked).toContain('GET /api/action_logs?before=x&language=de&limit=50&together=true&user=anna')
  expect(page.links('main a')).toEqual(
    expect.arrayContaining(['/edit/logs?user=anna', '/edit/logs?user=anna&before=m47']),
  )
  expect(page.names('tbody tr').filter((row) => row.includes('rückgängig gemacht von'))).toHaveLength(1)
  await page.press('Im Einzelnen (2)')
  expect(page.has('Hier stehen die letzten 1.')).toBe(true)
  const buttons = page.labels('tbody button').filter((one) => one.startsWith('Rückgängig'))
  expect(buttons).toHaveLength(1)
  await page.press(buttons[0] ?? '')
  expect(page.sent).toEqual([['POST /api/undo', { id: 'l0' }]])
  await page.type('table.filter', 'Salon')
  expect(page.address()).toBe('/edit/logs?user=anna&text=Salon')
})

it('a call is recorded on what was read, and free places with it; a filter begins at the first page', async () => {
  const entry = testEntry({
    uuid: 'a',
    name: 'Adler',
    phone: '09521 4711',
    mobile: '0171 4714711',
    updatedAt: 'read',
  })
  const calls = {
    rows: [{ entry, missed: 1, missedOn: '2026-01-02', websiteState: null }],
    total: 21,
    listed: 21,
  }
  const page = await opened('/edit/calls?page=2', {
    ...{ ...logInAs('Editor'), 'GET /api/today': { ...answers['/api/today'], tellPlaces: ['Friseure'] } },
    'GET /api/calls': {
      ...calls,
      page: 2,
      pages: 2,
      categories: ['Friseure'],
      towns: ['Ebern'],
      isAsking: true,
    },
    'POST /api/recordCall': new Refused(409, { code: 'stale' }),
    'POST /api/addEntry': { undo: 'u1' },
  })
  expect([page.asked.includes('GET /api/calls?page=2'), page.has('21 bis 21 von 21')]).toEqual([true, true])
  expect(page.links('main section [href^=tel]')).toEqual(['tel:+4995214711', 'tel:+491714714711'])
  await page.press('Nicht erreicht: Adler')
  expect(page.has('Bei „Adler“ war jemand schneller.')).toBe(true)
  await page.press('Stimmt, Plätze frei: Adler')
  expect(page.sent.map(([, body]) => body)).toMatchObject([
    { entry: 'a', outcome: 'missed', seen: { updatedAt: 'read', checkedAt: null, missed: 1 } },
    { uuid: 'a', confirm: true, updatedAt: 'read' },
  ])
  expect(page.has('Auf dieser Seite noch 0 von 21.')).toBe(true)
  await page.choose('calls.withMail')
  expect(page.address()).toBe('/edit/calls?mail=true')
})

it('a person is erased only once the name that was searched for is typed again', async () => {
  const found = { decisions: [], others: { news: 1 }, labels: {}, backups: [] }
  const page = await opened('/edit/erase_person', {
    ...{ ...logInAs('Admin'), 'POST /api/findPerson': found },
    'POST /api/erasePerson': { count: 1, refused: [], left: { ...found, others: {} }, overwritten: true },
  })
  await page.type('#person-name', 'Ingrid')
  await page.press('erase.find')
  for (const name of ['Inge', 'Ingrid']) {
    expect(page.sent).toHaveLength(1)
    await page.type('Das lässt sich nicht zurücknehmen', name)
    await page.press('erase.erase')
  }
  expect(page.sent[1]?.[1]).toMatchObject({ name: 'Ingrid', choices: {}, confirm: 'Ingrid' })
})
