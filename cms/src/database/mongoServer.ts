import { SettingsError } from '#settingsError.ts'
import { ofOtherVersion } from './adapterParts.ts'

export interface AskableDatabase {
  admin(): { command(command: object): Promise<unknown> }
}

/**
 * MongoDB needs a replica set for transactions, named in the address: Payload would silently work without them, and two
 * people could accept the same request at the same moment.
 */
export async function assertReplicaSet(db: AskableDatabase, named: string | undefined) {
  const hello = (await db.admin().command({ hello: 1 })) as { setName?: string }
  if (!hello.setName) {
    throw new SettingsError(
      'This MongoDB server is not a member of a replica set, so it has no transactions, and this application ' +
        'needs them. Start mongod with --replSet rs0, run rs.initiate() once, and add replicaSet=rs0 to ' +
        'DATABASE_URL (mongodb://…/directory?replicaSet=rs0).',
    )
  }
  if (!named) {
    throw new SettingsError(
      `DATABASE_URL does not name the replica set, and without that there are no transactions: ` +
        `add replicaSet=${hello.setName} to it (mongodb://…/directory?replicaSet=${hello.setName}).`,
    )
  }
}

/** The tests have been run on it. Older versions lack features used here. */
const oldest = [4, 4] as const

export async function assertVersion(db: AskableDatabase) {
  const { version } = (await db.admin().command({ buildInfo: 1 })) as { version?: string }
  const [major = 0, minor = 0] = String(version).split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new SettingsError(
    `This MongoDB server is of version ${version}, and this application needs ${oldest.join('.')} or newer. ` +
      'Update MongoDB, one major version after the other as its manual says, and start again.',
  )
}

interface ListingDatabase {
  listCollections(filter: { name: string }): { toArray(): Promise<unknown[]> }
}

/** Throws on a database of a version before 1.0, which has a collection that is called otherwise since. */
export async function assertNotBeforeFirstRelease(db: ListingDatabase) {
  const found = await db.listCollections({ name: 'confirmations' }).toArray()
  if (found.length > 0) throw ofOtherVersion('The database in DATABASE_URL')
}
