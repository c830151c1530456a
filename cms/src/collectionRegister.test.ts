import type { Field, SanitizedConfig, TextareaField, TextField } from 'payload'
import { nounHas, nounsWith } from '#shared/nouns'
import { collectionRegister, factsOf } from './collectionRegister.ts'
import { readEnvironment } from './environment.ts'
import { validateSaid } from './hooks/validate.ts'
import { createConfig } from './payload.config.ts'

let config: SanitizedConfig
beforeAll(async () => {
  config = await createConfig(readEnvironment({ DATABASE_URL: 'file:unused.db' }))
})

it('has a row for every collection, and no other', () => {
  const slugs = config.collections.map(({ slug }) => slug)
  expect(Object.keys(collectionRegister).toSorted()).toEqual(slugs.toSorted())
  expect(factsOf('constructor')).toBeUndefined()
})

it('every trash is cleaned up, by a field that exists', () => {
  const wrong = config.collections.flatMap(({ slug, trash, fields, timestamps }) => {
    const { retention } = collectionRegister[slug as keyof typeof collectionRegister]
    if (!retention) return trash && slug !== 'entries' ? [`${slug}: its trash is kept for ever`] : []
    if ('trash' in retention) return trash ? [] : [`${slug} has no trash`]
    const own = fields.some((field) => 'name' in field && field.name === retention.olderBy)
    const isThere = own || (timestamps && retention.olderBy === 'createdAt')
    return isThere ? [] : [`${slug}: no ${retention.olderBy}`]
  })
  expect(wrong).toEqual([])
})

type Facts = Pick<SanitizedConfig['collections'][number], 'trash' | 'hooks'> &
  Partial<Record<'versions' | 'upload', unknown>> & { slug: string }

/** Says what keeps acts on a collection's documents from being told by the log, alone or several at once, and undone. */
function missingForLog({ slug, trash, hooks, versions, upload }: Facts) {
  const isLogged = [hooks.afterChange, hooks.afterDelete].map((some) =>
    some.some(({ name }) => name === 'writeLineOfAct'),
  )
  const lacks = {
    'log hook': trash && isLogged.includes(false),
    versions: factsOf(slug)?.journal === 'version' && !versions && !upload,
    journal: trash && factsOf(slug)?.journal === undefined,
    'words in the log':
      (trash || isLogged.includes(true)) && !(nounHas(slug, 'isLogged') && nounHas(slug, 'isCounted')),
  }
  return Object.entries(lacks).flatMap(([what, isMissing]) => (isMissing ? [`${slug}: no ${what}`] : []))
}

it('collections with a trash have a log hook, undo data and words for the log', () => {
  expect(config.collections.flatMap(missingForLog)).toEqual([])
})

const textFields = (fields: readonly Field[]): (TextField | TextareaField)[] =>
  fields.flatMap((field) => {
    if ('fields' in field) return 'name' in field ? [] : textFields(field.fields)
    return field.type === 'text' || field.type === 'textarea' ? field : []
  })

it('every text field drops invisible characters, and required ones refuse empty text', () => {
  const ofPayload = ['url', 'thumbnailURL', 'filename', 'mimeType', 'resetPasswordToken', 'salt', 'hash']
  const content = ['entries', 'categories', 'top-categories', 'pages', ...nounsWith('isPlain')]
  const ownRules = ['titleKey', 'plz', 'street']
  const wrong = config.collections.flatMap(({ slug, fields, hooks }) => {
    if (slug.startsWith('payload-')) return []
    const texts = textFields(fields).filter(({ name }) => name !== 'id' && !ofPayload.includes(name))
    const data: Record<string, unknown> = Object.fromEntries(texts.map(({ name }) => [name, 'Hör\u00adwerk']))
    hooks.beforeValidate[0]?.({ data, context: {} } as never)
    const unclean = texts.filter(({ name }) => data[name] !== 'Hörwerk').map(({ name }) => name)
    const empty = texts
      .filter(({ required, validate }) => required && validate !== (validateSaid as unknown))
      .map(({ name }) => name)
      .filter((name) => content.includes(slug) && !ownRules.includes(name))
    return [...unclean, ...empty].map((name) => `${slug}.${name}`)
  })
  expect(wrong).toEqual([])
})
