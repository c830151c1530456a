import type { Payload } from 'payload'

/** The database itself is asked: a read model goes on answering after its database is lost. */
export const databaseAnswers = (payload: Payload): Promise<boolean> =>
  payload.count({ collection: 'users' }).then(
    () => true,
    () => false,
  )
