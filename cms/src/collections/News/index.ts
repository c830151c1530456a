import type { CollectionConfig } from 'payload'
import { staffWithTrash } from '#access/staffWithTrash.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { collectionFields } from '#fields/nounFields.ts'
import { keepDeletion } from '#hooks/keepDeletion.ts'
import { publicNounHooks } from '#hooks/publicNounHooks.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import { newsFields } from '#shared/fields/newsFields'
import { normaliseNews } from './hooks/normaliseNews.ts'
import { validateEvent, validateLastDay, validatePicture } from './validateNews.ts'

export const News: CollectionConfig = {
  slug: 'news',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'text'],
    defaultColumns: ['title', 'occurDate', 'draft', 'showFrom', 'showUntil', 'updatedAt'],
  },
  access: staffWithTrash,
  defaultSort: '-occurDate',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: { ...publicNounHooks('news'), beforeValidate: [normaliseNews], beforeChange: [keepDeletion] },
  fields: [
    id,
    ...collectionFields(newsFields, {
      text: { admin: { rows: 10, components: { Field: '/admin/NewsTextField.tsx#NewsTextField' } } },
      occurDate: { index: true },
      eventDate: {
        validate: validateEvent,
        admin: { description: inEachLanguage('news_dialogue.eventHint') },
      },
      draft: { index: true, admin: { position: 'sidebar' } },
      showFrom: { admin: { position: 'sidebar' } },
      showUntil: { validate: validateLastDay, admin: { position: 'sidebar' } },
      picture: { validate: validatePicture, admin: { position: 'sidebar' } },
      pictureAlt: { admin: { position: 'sidebar' } },
    }),
  ],
}
