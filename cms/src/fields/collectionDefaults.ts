import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type Plugin,
  ValidationError,
} from 'payload'
import { validateSaid, validateStreet } from '#hooks/validate.ts'
import { localeOf, translate } from '#lib/words/translate.ts'
import { saysNothing } from '#shared/saysNothing'
import { cleanTextsOf } from './cleanTexts.ts'
import { textOf, withTexts } from './withTexts.ts'

/** Payload would store only the selected fields as the document's version, and an undo would lose the others. */
const withoutSelect = <Args extends object>(args: Args, operation: string) =>
  operation === 'create' || operation === 'update' ? { ...args, select: undefined } : args

const wholeVersions: CollectionBeforeOperationHook = ({ args, operation }) => withoutSelect(args, operation)

export const wholeGlobalVersions: GlobalBeforeOperationHook = ({ args, operation }) =>
  withoutSelect(args as object, operation)

const saidValidators: readonly unknown[] = [validateSaid, validateStreet]

/** Payload checks only the sent fields of a document that leaves the trash. */
const checkFromTrash: CollectionBeforeChangeHook = ({ data, originalDoc, collection, req }) => {
  if (!originalDoc?.deletedAt || data.deletedAt) return
  const message = translate(localeOf(req), 'error.text_unsaid')
  // Left out deliberately, it is empty and stays so.
  const isUnsaid = (name: string) => originalDoc[name] !== '' && saysNothing(data[name] ?? '')
  const errors = collection.flattenedFields.flatMap((field) => {
    const isNeeded = 'validate' in field && saidValidators.includes(field.validate)
    return isNeeded && isUnsaid(field.name) ? { path: field.name, message } : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, req, errors }, req.t)
}

/** For a collection that the admin UI shows: its texts are `admin.<slug>.…`. */
function withAdminDefaults(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const texts = `admin.${collection.slug}`
  const [singular, plural, description] = ['one', 'many', 'about'].map((which) => textOf(`${texts}.${which}`))
  return {
    ...collection,
    ...(singular && plural && { labels: { singular, plural } }),
    fields: withTexts(texts, collection.fields),
    hooks: {
      ...hooks,
      ...(collection.trash && { beforeChange: [...(hooks?.beforeChange ?? []), checkFromTrash] }),
      beforeOperation: [...(hooks?.beforeOperation ?? []), wholeVersions],
    },
    // `rejectStaleForm` keeps two people from overwriting each other, here and under /edit.
    lockDocuments: false,
    // Messages of Payload REST mean nothing to the people using the admin UI.
    admin: { ...admin, ...(description && { description }), hideAPIURL: true },
  }
}

/** What all our collections have in common. */
export const collectionDefaults: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((own) => {
    const collection = own.admin?.hidden ? own : withAdminDefaults(own)
    const beforeValidate = [cleanTextsOf(own.fields), ...(own.hooks?.beforeValidate ?? [])]
    return { ...collection, hooks: { ...collection.hooks, beforeValidate } }
  }),
})
