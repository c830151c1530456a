function partsOf(address: string) {
  const [, hosts, database = '', query = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/([^?]*))?(?:\?(.*))?$/.exec(address) ?? []
  if (!hosts) throw new Error('MONGODB_TEST_URL must begin with mongodb://')
  return { hosts, database, options: new URLSearchParams(query) }
}

export function besideDatabase(address: string, name: string): string {
  const { hosts, database, options } = partsOf(address)
  // Accounts are in the database of the address unless the address says otherwise.
  if (database && hosts.includes('@') && !options.has('authSource')) options.set('authSource', database)
  return `${hosts}/${name}?${options}`
}

export function withReplicaSet(address: string, name: string): string {
  const { hosts, database, options } = partsOf(address)
  if (!options.has('replicaSet')) options.set('replicaSet', name)
  return `${hosts}/${database}?${options}`
}

/** @param ms to wait for a server and for a free connection */
export function withPatience(address: string, ms: number): string {
  const { hosts, database, options } = partsOf(address)
  for (const name of ['serverSelectionTimeoutMS', 'waitQueueTimeoutMS'])
    if (!options.has(name)) options.set(name, String(ms))
  return `${hosts}/${database}?${options}`
}
