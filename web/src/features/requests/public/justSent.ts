/** Code of the request sent from this document; gone after a reload, and unknown to other visitors. */
export const justSent: { token: string | null } = { token: null }
