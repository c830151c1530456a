/** Under which name a browser keeps the token of its session; site and admin UI are one house. */
export const storedToken = 'access_token'
