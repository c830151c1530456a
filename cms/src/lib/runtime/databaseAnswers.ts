import type { Payload } from 'payload'

/** Returns whether the database itself answers: the public data in memory stay when the database is lost. */
export const databaseAnswers = (payload: Payload): Promise<boolean> =>
  payload.count({ collection: 'users' }).then(
    () => true,
    () => false,
  )
