import { allTexts, type MessageId } from '#shared/catalogues'
import { actingOn, onServer } from '#testSuite.ts'

onServer('lines of the log', async (server) => {
  const { content, get, post, rename } = await actingOn(server)
  const lines = async (query = '') =>
    (await get(`action_logs${query}`)).map(({ action, entry, kind, values }: Record<string, unknown>) => [
      kind,
      values,
      action,
      entry,
    ])
  const former = { ...allTexts.de }
  afterEach(() => Object.assign(allTexts.de, former))
  const say = (id: MessageId, text: string) => Object.assign(allTexts.de, { [id]: text })

  it('have a kind and values beside the German words', async () => {
    const { id } = await content.entry({ name: 'Pflege Eins', category: 'Pflege' })
    await content.entry({ name: 'Hilfe', category: 'Hilfe' })
    await rename('Pflege', 'Hilfe')
    await post('savecategorywords', { category: 'Hilfe', nameEn: 'Help', searchWords: '' })
    await post('removeDocuments', { noun: 'entries', ids: [id] })
    expect(await lines()).toEqual([
      ['removed', { noun: 'entries' }, 'Eintrag entfernt', 'Pflege Eins'],
      ['words_changed', {}, 'Suchwörter geändert', 'Hilfe'],
      [
        'categories_merged',
        { from: 'Pflege', into: 'Hilfe', count: 1 },
        'Kategorien zusammengelegt',
        'Pflege › Hilfe (1 Anbieter)',
      ],
    ])
  })

  it('of several documents tell their number and the operation', async () => {
    const ids = []
    for (const name of ['A', 'B']) ids.push((await content.news({ title: name })).id)
    const { undo } = await post('removeDocuments', { noun: 'news', ids })
    await post('undo', { id: undo[0] })
    expect(await lines('?together=true')).toEqual([
      ['several', { count: 2, things: 'news', verb: 'restored' }, '2 Neuigkeiten wiederhergestellt', ''],
      ['several', { count: 2, things: 'news', verb: 'removed' }, '2 Neuigkeiten entfernt', ''],
    ])
    const single = ['B', 'A'].map((name) => ['removed', { noun: 'news' }, 'Neuigkeit entfernt', name])
    expect(await lines('?together=true&action=entfernt')).toEqual(single)
  })

  it('take their kind from the action texts of the contract, not from present ones', async () => {
    say('log.change_declined', 'Anderes')
    const { id } = await content.entry({ name: 'Eins' })
    await get(`removeEntry?id=${id}&action=${encodeURIComponent('Änderung abgelehnt')}`)
    const other = await content.entry({ name: 'Zwei' })
    await get(`removeEntry?id=${other.id}&action=Anderes`)
    expect(await lines()).toEqual([
      ['removed', { noun: 'entries' }, 'Eintrag entfernt', 'Zwei'],
      ['change_declined', {}, 'Anderes', 'Eins'],
    ])
    expect(await lines('?noun=requests&together=true')).toEqual([['change_declined', {}, 'Anderes', 'Eins']])
  })

  it('are found by their English texts with language=en', async () => {
    const { id } = await content.entry({ name: 'Eins' })
    const news = await content.news({ title: 'Fest' })
    await post('removeDocuments', { noun: 'entries', ids: [id] })
    await post('removeDocuments', { noun: 'news', ids: [news.id] })
    const found = async (query: string) => (await lines(query)).map(([, , , entry]: string[]) => entry)
    expect(await found('?language=en&action=entry%20removed')).toEqual(['Eins'])
    expect(await found('?language=en&text=Removed')).toEqual(['Fest', 'Eins'])
    expect(await found('?language=en&action=Neuigkeit')).toEqual(['Fest'])
    expect(await found('?action=entry%20removed')).toEqual([])
    expect(await found('?language=en&text=nothing%20like%20it')).toEqual([])
  })

  it('name the act of a version in the requested language', async () => {
    const { uuid } = await post('addEntry', { uuid: (await content.entry()).id, phone: '1', noEmail: true })
    const act = async (query: string) =>
      (await get(`versions?noun=entries&id=${uuid}${query}`)).versions[0].action
    expect([await act(''), await act('&language=en')]).toEqual(['Eintrag geändert', 'Entry changed'])
  })
})
