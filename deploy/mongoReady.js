// MongoDB's health check in docker-compose.yml, run by mongosh: makes what a new database lacks (replica set, its own
// administrator, the server's account), one step a time, and says with its exit code whether it takes writes.
// While there is no account at all, MongoDB lets whoever comes from its own container make the first one.
const { readFileSync } = require('node:fs')

const rootPassword = readFileSync('/data/configdb/root-password', 'utf8').trim()
const admin = db.getSiblingDB('admin')
const directory = db.getSiblingDB('directory')
const state = db.hello()

if (state.isreplicaset) {
  // Its name in the network of compose, where the server looks for it.
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] })
  quit(1)
}
if (!state.isWritablePrimary) quit(1)

try {
  admin.auth('root', rootPassword)
} catch {
  admin.createUser({ user: 'root', pwd: rootPassword, roles: ['root'] })
  admin.auth('root', rootPassword)
}
if (directory.getUser('directory') === null)
  directory.createUser({ user: 'directory', pwd: process.env.MONGO_PASSWORD, roles: ['readWrite'] })
