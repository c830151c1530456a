import crypto from 'node:crypto'

// Payload turns a password into its hash 600,000 times over: 0.3 s of computing for each account and each login, most
// of the time of these tests. Once is enough to tell right from wrong; servers in processes of their own do it in full.
const { pbkdf2 } = crypto
const once: typeof pbkdf2 = (password, salt, _iterations, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)
// This runs before each file of tests, in a process that may have run others before.
if (pbkdf2.name !== once.name) crypto.pbkdf2 = once
