/** ISO 8601 in any notation, or a `Date` read directly from a database. */
export const isSameTime = (a: string | Date, b: string | Date) =>
  new Date(a).getTime() === new Date(b).getTime()
