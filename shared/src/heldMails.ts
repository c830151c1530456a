/** Key in the database's key-value store, set while a restored copy sends no mail; the admin UI reads it, too. */
export const heldMailsKey = 'mails-held'
