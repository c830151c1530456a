import * as z from 'zod'
import type { ContractCalls } from './call.ts'

/** What staff see of all that waits for them. */
export const waitingCalls = {
  'GET /api/waiting': {
    summary: 'Number of waiting items of each kind',
    who: 'staff',
    output: z.object({
      entries: z.number(),
      changes: z.number(),
      reports: z.number(),
      /** Providers whose call is due today. */
      calls: z.number(),
      /** Pairs that look like one provider, as last reckoned. */
      duplicates: z.number(),
      /** Mails that could not be sent yet; for Admins only. */
      mails: z.number().optional(),
      /** The outbox of a restored copy is on hold; for Admins only. */
      mailsOnHold: z.boolean().optional(),
      /** Rows of spreadsheets that are checked and wait to be imported. */
      importRows: z.number(),
      /** The import that waits longest; `null` where none does. */
      waitingImport: z.string().nullable(),
    }),
  },
} as const satisfies ContractCalls
