import { newsFields } from '@directory/shared/fields/newsFields'
import type { CollectionConfig } from 'payload'
import { isStaff } from '../../access/isStaff.ts'
import { trashOrAdmin } from '../../access/trashOrAdmin.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { collectionFields } from '../../fields/nounFields.ts'
import { keepDeletion } from '../../hooks/keepDeletion.ts'
import { createLogHook } from '../../hooks/log/createLogHook.ts'
import { rejectStaleForm } from '../../hooks/rejectStaleForm.ts'
import { inEachLanguage } from '../../lib/words/translate.ts'
import { refreshPublicData } from '../../publicData/live/refreshPublicData.ts'
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
  access: { read: isStaff, readVersions: isStaff, create: isStaff, update: isStaff, delete: trashOrAdmin },
  defaultSort: '-occurDate',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [rejectStaleForm],
    beforeValidate: [normaliseNews],
    beforeChange: [keepDeletion],
    afterChange: [refreshPublicData('news'), createLogHook('news')],
    afterDelete: [refreshPublicData('news'), createLogHook('news')],
  },
  fields: [
    id,
    ...collectionFields(newsFields, {
      text: {
        admin: { rows: 10, components: { Field: '/admin/NewsTextField.tsx#NewsTextField' } },
      },
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
