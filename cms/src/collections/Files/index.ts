import type { CollectionConfig, TextField } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { createLogHook } from '#hooks/log/createLogHook.ts'
import { hasFormerBytes } from '#lib/fileBytes/fileBytes.ts'
import { refreshPublicData } from '#publicData/live/refreshPublicData.ts'
import { withFilePolicy } from './filePolicy.ts'
import {
  dropDeletedBytes,
  dropOtherWidths,
  findOutType,
  rejectDeletionOfUsedFiles,
  storeBytes,
} from './hooks/fileHooks.ts'
import { serveBytes } from './serveBytes.ts'

/** Of a published brochure on the home page; empty for other files. */
const brochureTitle: TextField = {
  name: 'brochureTitle',
  type: 'text',
  maxLength: 120,
  admin: { condition: (data) => Boolean(data?.brochureTitle) },
}

/** Fields of Payload's uploads that are hidden: technical, with English labels. */
const technicalFields = ['mimeType', 'thumbnailURL'].map(
  (name): TextField => ({ name, type: 'text', admin: { hidden: true } }),
)

/** Address and size are shown by top categories, people, maps, pages and news. */
const written = [refreshPublicData, dropOtherWidths, createLogHook('files', { hasRevision: hasFormerBytes })]

/** Pictures and documents of the association; visitors load them from `/api/file/{name}`. */
export const Files: CollectionConfig = {
  slug: 'files',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'filesize', 'updatedAt'],
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  defaultSort: 'filename',
  upload: {
    disableLocalStorage: true,
    handlers: [serveBytes],
    crop: false,
    focalPoint: false,
    // Administrators see the bytes from the CMS's own origin, with the type they were uploaded with.
    modifyResponseHeaders: ({ headers }) => withFilePolicy(headers),
  },
  hooks: {
    beforeOperation: [findOutType],
    beforeDelete: [rejectDeletionOfUsedFiles],
    afterChange: [storeBytes, ...written],
    afterDelete: [dropDeletedBytes, ...written],
  },
  fields: [id, brochureTitle, ...technicalFields],
}
