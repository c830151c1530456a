import crypto from 'node:crypto'

// Payload hashes a password with 600,000 iterations: 0.3 s of computing for each account and each login, most of the
// time of these tests. One iteration is enough to tell right from wrong; servers in separate processes use all of them.
const { pbkdf2 } = crypto
const once: typeof pbkdf2 = (password, salt, _iterations, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)
// This runs before each test file, in a process that may have run others before.
if (pbkdf2.name !== once.name) crypto.pbkdf2 = once
