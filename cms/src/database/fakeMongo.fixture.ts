import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { BSON } from 'mongodb'
import { listenLocally } from '#testPort.ts'

type Command = Record<string, unknown>

/** Fixed answers, whatever was written. */
interface Known {
  /** By collection. */
  documents: Map<string, Command[]>
  version: string
}

/**
 * Speaks MongoDB's protocol as a replica set of one member. Finds only what `known` contains, accepts all writes, and
 * grants every lease. `isSilent` selects the commands that it does not answer.
 */
export async function fakeMongo() {
  const received: Command[] = []
  const known: Known = { documents: new Map(), version: '7.0.0' }
  let isSilent: (command: Command) => boolean = () => false
  let refusesPing = () => false
  let withheld: (() => void)[] = []
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let rest = Buffer.alloc(0)
    socket.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes])
      while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
        const message = rest.subarray(0, rest.readInt32LE(0))
        rest = rest.subarray(message.length)
        take(socket, message)
      }
    })
  })

  function take(socket: Socket, message: Buffer): void {
    const command = commandOf(message)
    received.push(command)
    const answer = () => socket.write(replyTo(message, answerTo(command, address, known)))
    if ('ping' in command && refusesPing()) socket.write(replyTo(message, { ok: 0, errmsg: 'not now' }))
    else if (isSilent(command)) withheld.push(answer)
    else answer()
  }

  const address = `127.0.0.1:${await listenLocally(server)}`
  return {
    known,
    url: `mongodb://${address}/directory?replicaSet=rs0`,
    /** With their transaction, without those of the driver's own monitoring. */
    commands: () =>
      received
        .filter(({ hello, ismaster, isMaster, ping }) => !(hello || ismaster || isMaster || ping))
        .map((command) => [String(Object.keys(command)[0]), command.autocommit === false] as const),
    optionsOf: (name: string) => received.filter((command) => name in command),
    pings: () => received.filter(({ ping }) => ping).length,
    beSilent(about: (name: string) => boolean = () => true) {
      isSilent = (command) => about(String(Object.keys(command)[0]))
    },
    /** Refuses pings, too: so it counts as unavailable without a wait, and a busy machine does not matter. */
    failFrom(command: string) {
      let hasCome = false
      isSilent = (one) => {
        hasCome ||= command in one
        return command in one
      }
      refusesPing = () => hasCome
    },
    wakeUp() {
      isSilent = () => false
      refusesPing = () => false
      for (const answer of withheld) answer()
      withheld = []
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const opMsg = 2013

function commandOf(message: Buffer): Command {
  if (message.readInt32LE(12) === opMsg) return BSON.deserialize(message.subarray(21))
  // The first command of a connection has an older form: after flags, a name and two numbers.
  const name = message.indexOf(0, 20)
  return BSON.deserialize(message.subarray(name + 9))
}

function replyTo(message: Buffer, answer: Command): Buffer {
  const isMessage = message.readInt32LE(12) === opMsg
  const head = Buffer.alloc(isMessage ? 21 : 36)
  const body = BSON.serialize(answer)
  head.writeInt32LE(head.length + body.length, 0)
  head.writeInt32LE(message.readInt32LE(4), 8)
  head.writeInt32LE(isMessage ? opMsg : 1, 12)
  if (!isMessage) head.writeInt32LE(1, 32)
  return Buffer.concat([head, body])
}

function answerTo(command: Command, address: string, known: Known): Command {
  const operationTime = new BSON.Timestamp({ t: 1, i: 1 })
  if ('hello' in command || 'ismaster' in command || 'isMaster' in command)
    return {
      ...{ ok: 1, isWritablePrimary: true, ismaster: true, helloOk: true, operationTime },
      ...{ setName: 'rs0', hosts: [address], me: address, primary: address, setVersion: 1 },
      ...{ minWireVersion: 0, maxWireVersion: 17, logicalSessionTimeoutMinutes: 30 },
      ...{ maxBsonObjectSize: 16_777_216, maxMessageSizeBytes: 48_000_000, maxWriteBatchSize: 100_000 },
    }
  const cursor = (firstBatch: Command[]) => ({
    ok: 1,
    operationTime,
    cursor: { id: BSON.Long.ZERO, ns: 'directory.x', firstBatch },
  })
  const of = (collection: unknown) => known.documents.get(String(collection)) ?? []
  if ('find' in command) return cursor(of(command.find))
  if ('aggregate' in command) {
    const isCount = (command.pipeline as Command[]).some((stage) => '$group' in stage)
    const found = of(command.aggregate)
    return cursor(isCount && found.length > 0 ? [{ _id: 1, n: found.length }] : found)
  }
  if ('listCollections' in command) {
    const { name } = command.filter as { name: string }
    return cursor(known.documents.has(name) ? [{ name, type: 'collection' }] : [])
  }
  if ('buildInfo' in command) return { ok: 1, operationTime, version: known.version }
  if ('findAndModify' in command) {
    const value = Array.isArray(command.update) ? grantedLease(command.update) : of(command.findAndModify)[0]
    return { ok: 1, operationTime, value: value ?? null }
  }
  return { ok: 1, n: 1, nModified: 1, operationTime }
}

function grantedLease([stage]: { $set?: { holder?: { $cond?: { $literal?: string }[] } } }[]) {
  return { holder: stage?.$set?.holder?.$cond?.[1]?.$literal ?? '', wasHeld: true }
}
