import type { Payload } from 'payload'

/** Returns whether the database itself answers: a read model goes on answering after its database is lost. */
export const databaseAnswers = (payload: Payload): Promise<boolean> =>
  payload.count({ collection: 'users' }).then(
    () => true,
    () => false,
  )
