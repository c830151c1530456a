// @vitest-environment happy-dom
import { logInAs, type OpenedPage, opened, Refused, undone } from '#app/testDom.tsx'

const empty = { description: '', email: '', phone: '', phoneText: '', region: '', websiteState: null }
const linkOf = (uuid: string, name: string, category: string) => ({
  ...{ ...empty, uuid, name, category, url: `https://${uuid}.example`, updatedAt: '2026-01-01' },
})
const silent = { ...linkOf('c', 'Bus', 'Wege'), websiteState: { silentSince: '2026-01-01', movedTo: null } }
const links = [linkOf('a', 'Zoll', 'Ämter'), linkOf('b', 'Rathaus', 'Ämter'), silent]
const [zoll] = links

/** As if somebody had saved the first one meanwhile. */
const stale = { ...zoll, phone: '09521 9', url: 'https://neuer.example', updatedAt: '2026-02-02' }
const refusal = {
  'POST /api/addlink': new Refused(409, { code: 'stale', current: stale }),
  'GET /api/versions': { versions: [{ at: '2026-02-02', by: 'chef' }] },
}

const table = (query = '', more: object = {}) =>
  opened(`/edit/edit_links${query}`, {
    ...logInAs('Editor'),
    ...{
      'GET /api/alllinks': links,
      'POST /api/addlink': { undo: 'u1' },
      'GET /api/removelink': { undo: 'u2' },
    },
    ...{ 'POST /api/undo': undone('Zoll') },
    ...more,
  })
const names = (page: OpenedPage) => page.names('tbody th').map((name) => name.replace(/(\W|Webseite).*/, ''))

describe('a table of staff', () => {
  it('is sorted by the pressed heading, each press turning it round', async () => {
    const page = await table()
    expect(names(page)).toEqual(['Rathaus', 'Zoll', 'Bus'])
    await page.press('edit_links.name')
    expect(names(page)).toEqual(['Bus', 'Rathaus', 'Zoll'])
    await page.press('edit_links.name')
    expect(names(page)).toEqual(['Zoll', 'Rathaus', 'Bus'])
  })

  it('shows what the search finds, and how many', async () => {
    const page = await table()
    await page.type('table.filter', 'äm')
    expect([names(page), page.has('2 Treffer von 3')]).toEqual([['Rathaus', 'Zoll'], true])
    await page.type('table.filter', 'webseite')
    expect(names(page)).toEqual(['Bus'])
  })

  it('folds its filters away on Escape, and gives the focus back', async () => {
    const page = await table()
    await page.press('table.filters')
    await page.type('table.order', 'name')
    expect(names(page)).toEqual(['Bus', 'Rathaus', 'Zoll'])
    page.field('table.order').focus()
    await page.key('Escape')
    expect(page.names('[aria-expanded=true]')).toEqual(page.names('nav [aria-expanded=true]'))
    expect(document.activeElement?.textContent).toBe('Filter')
  })

  it('asks before it deletes, and says where it lies then', async () => {
    const page = await table()
    await page.press('Löschen: Zoll')
    expect(page.has('„Zoll“ löschen?')).toBe(true)
    await page.press('edit.cancel')
    await page.press('Löschen: Zoll')
    expect(page.asked).not.toContain('GET /api/removelink')
    page.answers['GET /api/alllinks'] = links.slice(1)
    await page.press('edit.delete')
    expect(page.asked).toContain('GET /api/removelink?id=a')
    expect([page.has('undo.inTrash'), names(page)]).toEqual([true, ['Rathaus', 'Bus']])
  })

  it('deletes what is marked at once', async () => {
    const page = await table('', { 'POST /api/removeDocuments': { count: 2, undo: ['u1', 'u2'] } })
    await page.choose('Markieren: Zoll')
    await page.choose('Markieren: Bus')
    expect(page.has('2 markiert')).toBe(true)
    await page.press('edit.delete')
    await page.press('edit.delete')
    expect(page.sent).toEqual([['POST /api/removeDocuments', { noun: 'links', ids: ['a', 'c'] }]])
    expect(page.has('undo.allInTrash')).toBe(true)
    await page.press('undo.press')
    expect(page.sent.at(-1)).toEqual(['POST /api/undo', { id: ['u1', 'u2'] }])
  })
})

describe('a cell', () => {
  const cell = async (more: object = {}) => {
    const page = await table('', more)
    await page.press('a.example – Internet-Adresse ändern: Zoll')
    return page
  }

  it('has what was typed after a reload, saves it, and tells who was faster', async () => {
    const page = await cell()
    await page.type('edit_links.url', 'neu.example')
    page.close()
    const again = await table('', refusal)
    expect(again.has('edit.restored')).toBe(true)
    again.focus('td input[type=text]')
    await again.key('Enter')
    expect([again.has('chef hat das inzwischen geändert.'), again.has('neuer.example')]).toEqual([true, true])
    await again.key('Enter')
    expect(again.sent).toHaveLength(1)
    again.answers['POST /api/addlink'] = { undo: 'u1' }
    await again.press('table.cellMine')
    const saved = { uuid: 'a', url: 'neu.example', updatedAt: '2026-02-02' }
    expect([again.sent.at(-1)?.[1], Object.keys(sessionStorage)]).toEqual([saved, []])
    await again.press('undo.press')
    expect(again.sent.at(-1)).toEqual(['POST /api/undo', { id: 'u1' }])
  })

  it('is saved by Enter, left by Escape, and not saved unchanged or wrong', async () => {
    const page = await cell()
    await page.key('Enter')
    expect(page.sent).toEqual([])
    await page.press('a.example – Internet-Adresse ändern: Zoll')
    await page.type('edit_links.url', 'mailto:a')
    await page.key('Enter')
    expect([page.sent, page.has('error.website_invalid')]).toEqual([[], true])
    await page.key('Escape')
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('a form of staff', () => {
  const filled = async (more: object = {}, phone = '09521 2') => {
    const page = await table('?edit=a', more)
    await page.type('#link-phone', phone)
    return page
  }
  it('is sent with the version that it began from, closes, and can be taken back at its message', async () => {
    const page = await filled()
    page.answers['GET /api/alllinks'] = [{ ...zoll, name: 'Amt' }]
    await page.press('edit.save')
    expect([names(page), document.activeElement?.id]).toEqual([['Amt'], 'edit-a'])
    expect(page.sent).toMatchObject([
      ['POST /api/addlink', { uuid: 'a', phone: '09521 2', updatedAt: '2026-01-01' }],
    ])
    expect([page.address(), Object.keys(sessionStorage)]).toEqual(['/edit/edit_links', []])
    expect(page.has('„Zoll“ wurde gespeichert.')).toBe(true)
    page.answers['GET /api/alllinks'] = links
    await page.press('undo.press')
    expect([page.sent.at(-1)?.[1], names(page).length]).toEqual([{ id: 'u1' }, 3])
  })

  it('of a new one needs a name or an address, and has a category of its own', async () => {
    const page = await table('?edit=new')
    await page.refuses('edit.save', 'name')
    await page.type('#link-name', 'Kreis')
    await page.type('#link-category', 'other')
    await page.type('#link-categoryNew', ' Rat ')
    await page.press('edit.save')
    expect(page.sent).toMatchObject([['POST /api/addlink', { name: 'Kreis', category: 'Rat' }]])
  })

  it('is closed only while all is saved, and what was discarded comes back', async () => {
    const page = await table('?edit=a')
    await page.press('edit.close')
    await page.press('Bearbeiten: Zoll')
    await page.type('#link-phone', '09521 2')
    expect(page.names('button')).not.toContain('Schließen')
    await page.press('edit.discard')
    expect(page.field('#link-phone').value).toBe('')
    await page.press('undo.press')
    expect(page.field('#link-phone').value).toBe('09521 2')
  })

  it('asks before it is left, and has what was typed after a reload', async () => {
    const page = await filled()
    await page.go('/edit')
    expect([page.has('request.leaveTitle'), page.address()]).toEqual([true, '/edit/edit_links?edit=a'])
    await page.press('request.leave')
    page.close()
    const again = await table('?edit=a')
    expect([again.field('#link-phone').value, again.has('edit.restored')]).toEqual(['09521 2', true])
    expect(again.has('edit_links.draft')).toBe(true)
  })

  it('asks once about a doubtful number', async () => {
    const page = await filled({}, '09521 12 O')
    await page.refuses('edit.save', 'phone')
    await page.press('edit.save')
    expect(page.sent).toHaveLength(1)
  })

  it('shows both versions after a conflict, and sends nothing before each difference is decided', async () => {
    const page = await filled(refusal)
    await page.press('edit.save')
    expect([page.has('edit_entry.conflictTitle'), page.has('Version von chef')]).toEqual([true, true])
    await page.press('edit_entry.conflictSave')
    expect([page.sent.length, page.has('edit_entry.conflictChoose')]).toEqual([1, true])
    expect(document.activeElement).toMatchObject({ name: 'conflict-phone' })
    await page.press('edit_entry.conflictBack')
    expect(page.field('#link-phone').value).toBe('09521 2')
    await page.press('edit.save')
    await page.choose('Telefon, Meine Version: 09521 2')
    page.answers['POST /api/addlink'] = { undo: 'u1' }
    await page.press('edit_entry.conflictSave')
    expect(page.sent.at(-1)).toMatchObject([
      'POST /api/addlink',
      { phone: '09521 2', updatedAt: '2026-02-02' },
    ])
  })

  it('gives own changes up after a conflict only if one confirms it', async () => {
    const page = await filled(refusal)
    await page.press('edit.save')
    await page.press('edit_entry.conflictDiscard')
    await page.key('Escape')
    expect([page.names('dialog[open]'), page.has('edit_entry.conflictTitle')]).toEqual([[], true])
    await page.press('edit_entry.conflictDiscard')
    await page.press('edit_entry.conflictDiscardConfirm')
    expect([page.sent.length, page.address(), page.has('edit_entry.discarded')]).toEqual([
      1,
      '/edit/edit_links',
      true,
    ])
  })
})
