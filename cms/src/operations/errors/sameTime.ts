/** Whether two times are one: ISO 8601 in whatever notation, or a `Date` where a database answers by itself. */
export const isSameTime = (a: string | Date, b: string | Date) =>
  new Date(a).getTime() === new Date(b).getTime()
