/** Whether a request comes from another site's page, as the front door knows; what a program sends comes from none. */
export const isForeign = (header: (name: string) => string | string[] | null | undefined): boolean =>
  (header('origin') ?? null) !== null && header('x-own-page') !== 'yes'
