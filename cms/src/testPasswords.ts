import crypto from 'node:crypto'

// Payload turns a password into its hash 600,000 times over: 0.3 s of computing for each account and each login, most
// of the time of these tests. Once is enough to tell right from wrong; servers in processes of their own do it in full.
const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, _iterations, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)
