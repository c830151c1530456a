import { expect, it } from 'vitest'
import { adminLogText } from './adminLogText.ts'

const line = {
  action: 'Anbieter verschoben',
  entry: 'Pflege → Hilfe (1 Anbieter)',
  kind: 'entries_moved',
  values: { from: 'Pflege', into: 'Hilfe', count: 1 },
}

it('tells a line in the language of the admin UI, and one of unknown words as it is stored', () => {
  expect(adminLogText('en', line)).toEqual({
    action: 'Providers moved',
    entry: 'Pflege → Hilfe (1 provider)',
  })
  expect(adminLogText('de', line)).toEqual({ action: line.action, entry: line.entry })
  const old = { action: 'Etwas getan', entry: null, kind: null, values: null }
  expect(adminLogText('en', old)).toEqual({ action: 'Etwas getan', entry: '' })
})
