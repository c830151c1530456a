import { callUrl } from '../../../lib/api.ts'

/** Returns the calls a page needs to find the place in its address. */
export const placeCalls = (from: string) => (from === '' ? [] : [callUrl('GET /api/place', { from })])
