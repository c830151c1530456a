import path from 'node:path'

export const mailFolder = (dataDir: string) => path.join(dataDir, 'mails')

export const mailFileName = (date: Date, id: string) =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`

const pattern = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-.+\.eml(?:\.part)?$/

/** Milliseconds since 1970; null for files of another name. */
export function mailFileTime(name: string) {
  const [, day, hour, minute, second, ms] = pattern.exec(name) ?? []
  return day === undefined ? null : Date.parse(`${day}${hour}:${minute}:${second}.${ms}Z`)
}
