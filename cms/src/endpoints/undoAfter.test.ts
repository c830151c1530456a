import type { News } from '#payload-types.ts'
import { actingOn, onServer } from '#testSuite.ts'

onServer('undoing a change', async (server) => {
  const { content, post } = await actingOn(server)
  type Change = (id: string, word: string) => Promise<{ undo: string }>

  const nouns: [noun: string, make: () => Promise<{ id: string }>, change: Change][] = [
    ['entries', content.entry, (uuid, mobile) => post('addEntry', { uuid, mobile, noEmail: true })],
    ['news', content.news, (nuuid, title) => post('addnewsentry', { nuuid, title: `Neues ${title}` })],
    ['links', content.link, (uuid, name) => post('addlink', { uuid, name: `Seite ${name}` })],
  ]
  const remove = (noun: string, id: string) => post('removeDocuments', { noun, ids: [id] })
  const erase = (noun: string, id: string) => server.remove(noun as 'news', { id })

  const stored = (noun: string, id: string) => server.doc(noun as 'news', id)
  const valuesOf = ({ updatedAt: _, ...doc }: News) => doc

  type Between = (noun: string, id: string, change: Change, undo: string) => unknown
  it.each<[string, Between, number, string?]>([
    ['at once', () => {}, 200],
    ['twice', (_, __, ___, id) => post('undo', { id }), 409, 'nothing_to_undo'],
    ['after another change', (_, id, change) => change(id, '222'), 409, 'changed_since'],
    ['in the trash', remove, 404, 'not_found'],
    ['after its deletion for good', erase, 404, 'not_found'],
  ])('%s', async (_, between, status, code) => {
    for (const [noun, make, change] of nouns) {
      const { id } = await make()
      const before = valuesOf(await stored(noun, id))
      const { undo } = await change(id, '111')
      await between(noun, id, change, undo)
      const answer = await post('undo', { id: undo })
      expect([answer.status, answer.code], noun).toEqual([status, code])
      if (status === 200) expect(valuesOf(await stored(noun, id))).toEqual(before)
    }
  })
})
