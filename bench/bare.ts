import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// `bare.js <port> <headers as JSON> <file>`: the minimum that a Node server can do to send the same bytes.

const [port, headers = '{}', file = ''] = process.argv.slice(2)
const body = readFileSync(file)
const head = [...Object.entries<string>(JSON.parse(headers)).flat(), 'content-length', String(body.length)]

createServer((_req, res) => res.writeHead(200, head).end(body)).listen(Number(port), '127.0.0.1')
