import type { CollectionConfig } from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { filePolicy } from '../services/files/filePolicy.ts'
import { groups, id } from './fields.ts'
import {
  expectStoredFile,
  findOutType,
  keepDeletedFile,
  keepReplacedFile,
  keepShownFiles,
  syncStoredFile,
} from './hooks/fileHooks.ts'
import { logActs } from './hooks/logActs.ts'
import { refreshReadModel } from './hooks/refreshReadModel.ts'
import { viewFile } from './viewOnSite.ts'

/** Pictures and documents of the association; visitors get them at `/api/file/{name}`. `filesDir` holds their bytes. */
export const createFiles = (filesDir: string): CollectionConfig => ({
  slug: 'files',
  labels: { singular: { de: 'Datei', en: 'File' }, plural: { de: 'Dateien', en: 'Files' } },
  admin: {
    group: groups.content,
    ...viewFile,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
    description: {
      de: 'Bilder und Dokumente. Jede Datei hat eine Adresse, auf die Seiten verweisen können: /api/file/Name.',
      en: 'Pictures and documents. Each file has an address that pages can link to: /api/file/name.',
    },
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
    beforeOperation: [findOutType, keepReplacedFile],
    beforeValidate: [expectStoredFile],
    beforeDelete: [keepShownFiles, keepDeletedFile],
    // A renamed or replaced picture changes the address that top categories, people and maps show.
    afterChange: [
      syncStoredFile,
      refreshReadModel('topCategories'),
      refreshReadModel('settings'),
      logActs('Datei'),
    ],
    afterDelete: [refreshReadModel('topCategories'), refreshReadModel('settings'), logActs('Datei')],
  },
  fields: [id],
})
