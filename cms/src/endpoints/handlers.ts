import type { CallKey } from '#shared/contract'
import { accountHandlers } from './accounts.ts'
import { administrationHandlers } from './administration.ts'
import { contentHandlers } from './content.ts'
import { directoryHandlers } from './directory.ts'
import { editingHandlers } from './editing.ts'
import type { Implementations } from './handler.ts'
import { historyHandlers } from './history.ts'
import { importHandlers } from './imports.ts'
import { paperHandlers } from './paper.ts'
import { reportHandlers } from './reports.ts'
import { requestNotesHandlers } from './requestNotes.ts'
import { requestHandlers } from './requests.ts'
import { sessionHandlers } from './session.ts'
import { siteHandlers } from './site.ts'
import { tablesHandlers } from './tables.ts'
import { userHandlers } from './users.ts'
import { verificationRequestHandlers } from './verificationRequests.ts'

export const implementations: Implementations<CallKey> = {
  ...siteHandlers,
  ...sessionHandlers,
  ...directoryHandlers,
  ...requestHandlers,
  ...reportHandlers,
  ...requestNotesHandlers,
  ...verificationRequestHandlers,
  ...editingHandlers,
  ...contentHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...administrationHandlers,
  ...importHandlers,
  ...historyHandlers,
  ...tablesHandlers,
  ...paperHandlers,
}
