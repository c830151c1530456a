import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { serverOf } from '../../testSuite.ts'
import { prepareLogKinds } from './prepareLogKinds.ts'

const known = [
  ['Eintrag entfernt', 'removed', { noun: 'entries' }],
  ['Oberkategorie geändert', 'changed', { noun: 'top-categories' }],
  ['Einstellungen auf frühere Fassung zurückgesetzt', 'reset', { noun: 'site-settings' }],
  ['Datei endgültig gelöscht', 'deleted', { noun: 'files' }],
  ['Notiz zur Anfrage geändert', 'note_changed', null],
  ['Kategorien zusammengelegt', 'categories_merged', null],
  ['Änderung abgelehnt', 'change_declined', null],
  ['Import', 'imported', null],
  ['12 Anfragen als Spam entfernt', 'several', { count: 12, things: 'requests', verb: 'spam' }],
  ['1 Anbieter zurückverschoben', 'several', { count: 1, things: 'entries', verb: 'moved_back' }],
  ['3 Anbieter auf frühere Fassung zurückgesetzt', 'several', { count: 3, things: 'entries', verb: 'reset' }],
] as const
const unknown = [
  'Eintrag',
  'eintrag entfernt',
  'Eintrag entfernt!',
  '3 Wolken entfernt',
  'constructor',
  'toString x',
]

for (const db of databases) {
  describe(`lines that former servers wrote, on ${db.name}`, async () => {
    const line = (action: string) => ({
      id: crypto.randomUUID(),
      timestamp: '2026-01-02T03:04:05.000Z',
      user: 'anna',
      action,
      entry: 'Eins',
    })
    const kinds = async () => {
      const { docs } = await server.payload.find({ collection: 'logs', pagination: false, depth: 0 })
      return new Map(docs.map(({ action, kind, values }) => [action, [kind ?? null, values ?? null]]))
    }
    const server = await serverOf(
      db,
      {},
      {
        accounts: false,
        prepare: async (payload) => {
          for (const action of [...known.map(([action]) => action), ...unknown, 'Eintrag entfernt'])
            await payload.db.create({ collection: 'logs', data: line(action) })
        },
      },
    )

    it('have the kind that their words say from the start on, and keep their words', async () => {
      const found = await kinds()
      for (const [action, kind, values] of known) expect(found.get(action)).toEqual([kind, values])
      for (const action of unknown) expect(found.get(action)).toEqual([null, null])
      expect(
        (await server.payload.count({ collection: 'logs', where: { kind: { equals: 'removed' } } }))
          .totalDocs,
      ).toBe(2)
    })

    it('change no more when that is done again, and those of an old backup get theirs', async () => {
      const before = await kinds()
      await prepareLogKinds(server.payload)
      expect(await kinds()).toEqual(before)
      await server.payload.db.create({ collection: 'logs', data: line('Eintrag geprüft') })
      await Promise.all([prepareLogKinds(server.payload), prepareLogKinds(server.payload)])
      expect((await kinds()).get('Eintrag geprüft')).toEqual(['entry_verified', null])
    })
  })
}
