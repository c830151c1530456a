import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { collectionRegister, factsOf } from './collectionRegister.ts'
import { createConfig } from './createConfig.ts'
import { readEnvironment } from './environment.ts'

let config: SanitizedConfig
beforeAll(async () => {
  config = await createConfig(readEnvironment({ DATABASE_URL: 'file:unused.db' }))
})

it('has a row for every collection, and no other', () => {
  const slugs = config.collections.map(({ slug }) => slug)
  expect(Object.keys(collectionRegister).toSorted()).toEqual(slugs.toSorted())
  expect(factsOf('constructor')).toBeUndefined()
})

it('cleans up what has a trash, or by a date that is there', () => {
  const wrong = config.collections.flatMap(({ slug, trash, fields, timestamps }) => {
    const { retention } = collectionRegister[slug as keyof typeof collectionRegister]
    if (!retention) return trash && slug !== 'entries' ? [`${slug}: its trash is kept for ever`] : []
    if ('trash' in retention) return trash ? [] : [`${slug} has no trash`]
    const own = fields.some((field) => 'name' in field && field.name === retention.olderBy)
    return own || (timestamps && retention.olderBy === 'createdAt')
      ? []
      : [`${slug}: no ${retention.olderBy}`]
  })
  expect(wrong).toEqual([])
})

it('logs what staff do to documents that have a trash, and knows how to undo it', () => {
  const wrong = config.collections.flatMap(({ slug, trash, hooks }) => {
    if (!trash) return []
    const isLogged = [hooks.afterChange, hooks.afterDelete].every((some) =>
      some.some(({ name }) => name === 'writeLineOfAct'),
    )
    const isNoted = collectionRegister[slug as keyof typeof collectionRegister].journal !== undefined
    return [...(isLogged ? [] : [`${slug}: no log hook`]), ...(isNoted ? [] : [`${slug}: no journal`])]
  })
  expect(wrong).toEqual([])
})
