/** In the key-value store of the database while a restored copy writes to nobody; the admin UI looks for it, too. */
export const heldMailsKey = 'mails-held'
