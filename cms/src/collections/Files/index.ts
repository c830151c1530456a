import type { CollectionConfig, TextField } from 'payload'
import { isAdmin } from '../../access/isAdmin.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { withAdminDefaults } from '../../fields/withAdminDefaults.ts'
import { createLogHook } from '../../hooks/log/createLogHook.ts'
import { refreshPublicData } from '../../publicData/live/refreshPublicData.ts'
import { hasFileRevision } from '../FileRevisions/storeFileRevision.ts'
import { bytesInDatabase, serveBytes } from './bytesInDatabase.ts'
import { bytesInFolder } from './bytesInFolder.ts'
import { withFilePolicy } from './filePolicy.ts'
import {
  dropFileRevisions,
  dropOtherWidths,
  findOutType,
  keepDeletedBytes,
  keepReplacedBytes,
  rejectDeletionOfUsedFiles,
} from './hooks/fileHooks.ts'

interface Place {
  filesDir: string
  filesInDatabase: boolean
}

/** Title of a published brochure on the home page; empty for other files. */
const brochureTitle: TextField = {
  name: 'brochureTitle',
  type: 'text',
  maxLength: 120,
  admin: { condition: (data) => Boolean(data?.brochureTitle) },
}

/** Pictures and documents of the association; visitors load them from `/api/file/{name}`. */
export function createFiles({ filesDir, filesInDatabase }: Place): CollectionConfig {
  const bytes = filesInDatabase ? bytesInDatabase : bytesInFolder
  return withAdminDefaults({
    slug: 'files',
    admin: {
      group: adminGroups.content,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'mimeType', 'filesize', 'updatedAt'],
    },
    access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
    defaultSort: 'filename',
    upload: {
      staticDir: filesDir,
      ...(filesInDatabase && { disableLocalStorage: true, handlers: [serveBytes] }),
      crop: false,
      focalPoint: false,
      // The CMS serves the bytes from its own origin to administrators, with the type they were uploaded with.
      modifyResponseHeaders: ({ headers }) => withFilePolicy(headers),
    },
    hooks: {
      beforeOperation: [findOutType, keepReplacedBytes, ...bytes.beforeOperation],
      beforeValidate: bytes.beforeValidate,
      beforeDelete: [rejectDeletionOfUsedFiles, keepDeletedBytes, ...bytes.beforeDelete],
      // A renamed or replaced picture changes the address or the size that top categories, people, maps, pages and news show.
      afterChange: [
        ...bytes.afterChange,
        refreshPublicData('pictures'),
        dropOtherWidths,
        createLogHook('files', { hasRevision: hasFileRevision }),
      ],
      afterDelete: [
        ...bytes.afterDelete,
        dropFileRevisions,
        refreshPublicData('pictures'),
        dropOtherWidths,
        createLogHook('files', { hasRevision: hasFileRevision }),
      ],
    },
    fields: [id, brochureTitle],
  })
}
