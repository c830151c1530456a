import { expect, it } from 'vitest'
import { adminLogText } from './adminLogText.ts'

it('says what a line of the log was about, one or several, in the language of the admin UI', () => {
  const one = { action: 'Neuigkeit entfernt', entry: 'Fest', kind: 'removed', values: { noun: 'news' } }
  const values = { count: 2, things: 'top-categories', verb: 'changed' }
  const several = { action: '2 Oberkategorien geändert', kind: 'several', values }
  expect([adminLogText('de', one), adminLogText('en', one)]).toEqual([
    { action: 'Neuigkeit entfernt', entry: 'Fest' },
    { action: 'News item removed', entry: 'Fest' },
  ])
  expect([adminLogText('de', several), adminLogText('en', several)]).toMatchObject([
    { action: '2 Oberkategorien geändert' },
    { action: '2 top categories changed' },
  ])
})
