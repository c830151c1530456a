import { setTimeout as pause } from 'node:timers/promises'
import { attacks } from './attacks.ts'

// `attacker.js <name> <port> <source address> <token> <milliseconds>`: a separate process, so that the attacker's own
// work does not slow down the measured visitor.

const [name = '', port, localAddress = '', token = '', ms] = process.argv.slice(2)
const attack = attacks[name]?.()
const until = performance.now() + Number(ms)
const isOver = () => performance.now() >= until
const attacking = attack?.({ port: Number(port), localAddress, token, isOver })
// A server that hangs answers no attack to its end.
await Promise.all([pause(Number(ms)), Promise.race([attacking, pause(Number(ms) + 1000)])])
// Unanswered connections would keep the process alive.
process.exit(0)
