/** Token of the request that was sent from this document: a reload, or another visitor, has sent none. */
export const justSent: { token: string | null } = { token: null }
