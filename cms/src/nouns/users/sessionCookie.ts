import { generateExpiredPayloadCookie, generatePayloadCookie, type Payload } from 'payload'

const kindOf = ({ collections, config }: Payload) => ({
  collectionAuthConfig: collections.users.config.auth,
  cookiePrefix: config.cookiePrefix,
})

/** `Set-Cookie` by which the admin UI knows a session; only the CMS reads it, never the contract. */
export const sessionCookie = (payload: Payload, token: string): string =>
  String(generatePayloadCookie({ ...kindOf(payload), token }))

/** Takes it away. */
export const noSessionCookie = (payload: Payload): string =>
  String(generateExpiredPayloadCookie(kindOf(payload)))
