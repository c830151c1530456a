import type { CollectionConfig } from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { filePolicy } from '../services/filePolicy.ts'
import { groups, id } from './fields.ts'
import { findOutType, keepShownFiles } from './hooks/fileHooks.ts'
import { logActs } from './hooks/logActs.ts'
import { refreshPublicModel } from './hooks/refreshPublicModel.ts'

/** Pictures and documents of the association; visitors get them at `/api/file/{name}`. `filesDir` holds their bytes. */
export const createFiles = (filesDir: string): CollectionConfig => ({
  slug: 'files',
  labels: { singular: { de: 'Datei', en: 'File' }, plural: { de: 'Dateien', en: 'Files' } },
  admin: {
    group: groups.content,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  defaultSort: 'filename',
  upload: {
    staticDir: filesDir,
    crop: false,
    focalPoint: false,
    // The CMS serves the bytes under its own origin to administrators, with whatever type they came in.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Security-Policy', filePolicy)
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  hooks: {
    beforeOperation: [findOutType],
    beforeDelete: [keepShownFiles],
    // A renamed or replaced picture changes the address that top categories show.
    afterChange: [refreshPublicModel('topCategories'), logActs('Datei')],
    afterDelete: [refreshPublicModel('topCategories'), logActs('Datei')],
  },
  fields: [id],
})
