/** Key under which a browser stores the session token; site and admin UI share it. */
export const tokenStorageKey = 'access_token'
