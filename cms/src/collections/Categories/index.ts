import type { CollectionConfig } from 'payload'
import { isStaff } from '#access/isStaff.ts'
import { nobody } from '#access/nobody.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { collectionFields, translationPaths } from '#fields/nounFields.ts'
import { publicNounHooks } from '#hooks/publicNounHooks.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import { categoryKey, cleanCategoryName } from '#shared/categoryName'
import { categoryFields } from '#shared/fields/categoryFields'
import { hoursMeans } from '#shared/hoursMean'
import { cleanSearchWords } from '#shared/rules/searchWordRules'
import { schemaTypes } from '#shared/schemaTypes'
import { rememberFormerName } from './formerNames.ts'
import { rejectDeletionWhileUsed, restoreIfUsed } from './hooks/keepWhileUsed.ts'

const shownHooks = publicNounHooks('categories', {
  undoOfChange: (doc, former) => (doc.name === former.name ? null : { kind: 'rename' }),
})

export const Categories: CollectionConfig = {
  slug: 'categories',
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name', ...translationPaths('names'), 'searchWords'],
  },
  access: { read: isStaff, create: isStaff, update: isStaff, delete: isStaff },
  defaultSort: 'name',
  hooks: {
    ...shownHooks,
    beforeValidate: [
      ({ data }) => {
        if (typeof data?.name === 'string') {
          data.name = cleanCategoryName(data.name)
          data.key = categoryKey(data.name)
        }
        if (typeof data?.searchWords === 'string') data.searchWords = cleanSearchWords(data.searchWords)
      },
    ],
    beforeChange: [rememberFormerName],
    beforeDelete: [rejectDeletionWhileUsed],
    afterDelete: [...shownHooks.afterDelete, restoreIfUsed],
  },
  fields: [
    id,
    ...collectionFields(categoryFields, {
      schemaType: {
        options: schemaTypes.map((value) => {
          const key = `words.type.${value}` as const
          return { value, label: inEachLanguage(key) }
        }),
        admin: { description: inEachLanguage('words.typeHint') },
      },
      hoursMean: {
        options: hoursMeans.map((value) => ({ value, label: inEachLanguage(`words.hoursMean.${value}`) })),
        defaultValue: 'open',
        admin: { description: inEachLanguage('words.hoursMeanHint') },
      },
    }),
    {
      // Came with a request that is not accepted yet, and is removed with it.
      name: 'asked',
      type: 'checkbox',
      admin: { hidden: true },
      access: { create: nobody, update: nobody },
    },
    { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    {
      name: 'formerNames',
      type: 'json',
      admin: { hidden: true },
      access: { create: nobody, update: nobody },
    },
  ],
}
