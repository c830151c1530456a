import { generateExpiredPayloadCookie, generatePayloadCookie, type Payload } from 'payload'

const kindOf = ({ collections, config }: Payload) => ({
  collectionAuthConfig: collections.users.config.auth,
  cookiePrefix: config.cookiePrefix,
})

/** Returns `Set-Cookie` for the admin UI's session; only the CMS reads it, never the contract's API. */
export const sessionCookie = (payload: Payload, token: string): string =>
  String(generatePayloadCookie({ ...kindOf(payload), token }))

export const noSessionCookie = (payload: Payload): string =>
  String(generateExpiredPayloadCookie(kindOf(payload)))
