import crypto from 'node:crypto'

// Payload's 600,000 iterations, 0.3 s for each account and login, would be most of the time of these tests. Servers in
// separate processes use all of them.
const { pbkdf2 } = crypto
const once: typeof pbkdf2 = (password, salt, _iterations, length, digest, done) =>
  pbkdf2(password, salt, 1, length, digest, done)
// This runs before each test file, in a process that may have run others before.
if (pbkdf2.name !== once.name) crypto.pbkdf2 = once
