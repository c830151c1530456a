import type { CodeFieldValidation, CollectionConfig, RichTextField } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { nobody } from '#access/nobody.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { collectionFields } from '#fields/nounFields.ts'
import { publicNounHooks } from '#hooks/publicNounHooks.ts'
import { parseHtml, plainTextOf, sanitizePage } from '#lib/html/sanitizeHtml.ts'
import { localeOf, translate } from '#lib/words/translate.ts'
import { pageFields } from '#shared/fields/pageFields'
import { byLocale } from '#shared/locales'
import { storedPageNames, storedPageTitle } from '#shared/page'
import { saysNothing } from '#shared/saysNothing'
import { picturesToFiles } from './picturesToFiles.ts'

/**
 * Stores nothing and is never read: Payload has editors only as those of fields. Empty until the admin UI is opened:
 * see `server/admin/admin.ts`.
 */
const editorOfHtml: RichTextField = {
  name: 'richText',
  type: 'richText',
  virtual: true,
  access: { create: nobody, read: nobody, update: nobody },
  admin: { hidden: true, readOnly: false },
  editor: () => ({ FieldComponent: '', CellComponent: '', validate: () => true }),
}

/** Refuses a page that only says "-"; it may be empty. */
const validatePageText: CodeFieldValidation = (value, { req }) => {
  const words = plainTextOf(parseHtml(value ?? ''), () => 'picture').trim()
  return words === '' || !saysNothing(words) || translate(localeOf(req), 'error.text_unsaid')
}

export const Pages: CollectionConfig = {
  slug: 'pages',
  admin: { group: adminGroups.content, useAsTitle: 'name', defaultColumns: ['name', 'updatedAt'] },
  access: { read: isAdmin, readVersions: isAdmin, create: isAdmin, update: isAdmin, delete: nobody },
  versions: { maxPerDoc: 50 },
  hooks: {
    ...publicNounHooks('pages'),
    beforeValidate: [
      ({ data }) => {
        if (typeof data?.html === 'string') data.html = sanitizePage(data.html)
      },
    ],
    beforeChange: [
      async ({ data, req }) => {
        if (typeof data.html === 'string') data.html = await picturesToFiles(req, data.html)
      },
    ],
  },
  fields: [
    id,
    ...collectionFields(pageFields, {
      name: {
        unique: true,
        options: storedPageNames.map((value) => ({
          value,
          label: byLocale((locale) => storedPageTitle(value, (id) => translate(locale, id))),
        })),
      },
      html: {
        validate: validatePageText,
        admin: { language: 'html', components: { Field: '/admin/pageText/PageTextField.tsx#PageTextField' } },
      },
    }),
    editorOfHtml,
  ],
}
