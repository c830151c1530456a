import { callUrl } from '../../../lib/api.ts'

/** What a page asks to know where its address says that the visitor lives. */
export const placeCalls = (from: string) => (from === '' ? [] : [callUrl('GET /api/place', { from })])
