import type { CollectionConfig } from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { asFile } from '../services/files/filePolicy.ts'
import { atDesk } from './atDesk.ts'
import { groups, id } from './fields.ts'
import { bytesInDatabase, serveBytes } from './hooks/bytesInDatabase.ts'
import { bytesInFolder } from './hooks/bytesInFolder.ts'
import { findOutType, keepShownFiles } from './hooks/fileHooks.ts'
import { dropFormerBytes, keepDeletedBytes, keepReplacedBytes } from './hooks/formerBytesHooks.ts'
import { logActs } from './hooks/logActs.ts'
import { refreshReadModel } from './hooks/refreshReadModel.ts'
import { viewFile } from './viewOnSite.ts'

interface Place {
  filesDir: string
  filesInDatabase: boolean
}

/** Pictures and documents of the association; visitors get them at `/api/file/{name}`. */
export function createFiles({ filesDir, filesInDatabase }: Place): CollectionConfig {
  const bytes = filesInDatabase ? bytesInDatabase : bytesInFolder
  return atDesk({
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
      ...(filesInDatabase && { disableLocalStorage: true, handlers: [serveBytes] }),
      crop: false,
      focalPoint: false,
      // The CMS serves the bytes under its own origin to administrators, with whatever type they came in.
      modifyResponseHeaders: ({ headers }) => asFile(headers),
    },
    hooks: {
      beforeOperation: [findOutType, keepReplacedBytes, ...bytes.beforeOperation],
      beforeValidate: bytes.beforeValidate,
      beforeDelete: [keepShownFiles, keepDeletedBytes, ...bytes.beforeDelete],
      // A renamed or replaced picture changes the address that top categories, people and maps show.
      afterChange: [
        ...bytes.afterChange,
        refreshReadModel('topCategories'),
        refreshReadModel('settings'),
        logActs('Datei'),
      ],
      afterDelete: [
        ...bytes.afterDelete,
        dropFormerBytes,
        refreshReadModel('topCategories'),
        refreshReadModel('settings'),
        logActs('Datei'),
      ],
    },
    fields: [id],
  })
}
