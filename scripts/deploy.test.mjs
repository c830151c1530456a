import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { parse } from 'yaml'
import { fromRoot } from './lib/paths.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const settings = [...read('docs/settings.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(
  ([, names]) => names.replaceAll('`', '').split(', '),
)

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(read('docker-compose.yml'), { merge: true })

  it.each(Object.entries(services))('confines %s', (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      pids_limit: expect.any(Number),
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    })
    expect(service.privileged).toBeUndefined()
    for (const volume of service.volumes ?? []) expect(volume).not.toContain('docker.sock')
  })

  it('has every setting of docs/settings.md and every volume', () => {
    expect(settings).toContain('BACKUP_DIR')
    const given = Object.keys(services.app.environment)
    expect(settings.filter((name) => !given.includes(name))).toEqual([])
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
    const named = mounted.map((volume) => volume.split(':')[0]).filter((name) => /^[a-z]/.test(name))
    expect([...new Set([...named, 'backups'])].sort()).toEqual(Object.keys(volumes).sort())
  })

  it('uses every image by the digest in .env', () => {
    const known = [...read('.env.example').matchAll(/^([A-Z]+_IMAGE)=$/gm)].map(([, name]) => name)
    const named = Object.values(services).map(({ image, build }) => image ?? build.args.NODE_IMAGE)
    for (const image of named) expect(image).toMatch(/^\$\{[A-Z]+_IMAGE:-[a-z/]+:v?\d[\w.-]*\}$/)
    expect([...new Set(named.map((image) => image.slice(2, image.indexOf(':-'))))].sort()).toEqual(
      known.sort(),
    )
    const dockerfile = read('Dockerfile')
    expect(dockerfile).toContain(`ARG NODE_IMAGE=${services.app.build.args.NODE_IMAGE.slice(14, -1)}\n`)
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
    // biome-ignore lint/suspicious/noTemplateCurlyInString: copied from the Dockerfile
    expect(bases).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}'])
  })

  it('exposes only the proxy, the only one the server trusts', () => {
    const open = Object.entries(services).filter(([, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(services.app.environment.TRUST_PROXY).toBe(services.proxy.networks.outer.ipv4_address)
    expect(services.mongo.networks).toEqual(['inner'])
  })

  it('passes each setting on under its own name, and none but these', () => {
    const { environment } = services.app
    expect(Object.keys(environment).filter((name) => !settings.includes(name))).toEqual([])
    for (const [name, value] of Object.entries(environment)) {
      const [, asked = name] = /^\$\{([A-Za-z_]+)/.exec(value) ?? []
      expect(asked).toBe(name)
    }
    expect(environment.HOST).toBe('0.0.0.0')
    expect(environment.SEED).toMatch(/:-none\}$/)
    expect(environment.BACKUP_EVERY).toMatch(/:-24h\}$/)
    expect(environment.DATABASE_URL).toMatch(
      /^mongodb:\/\/directory:\$\{MONGO_PASSWORD\}@mongo:27017\/directory\?replicaSet=rs0$/,
    )
    expect(services.mongo.environment.MONGO_PASSWORD).toMatch(/^\$\{MONGO_PASSWORD:\?/)
    expect(services.proxy.environment.UPSTREAM).toBe(`app:${environment.PORT}`)
  })

  it('keeps on volumes what has to outlive a container', () => {
    const { DATA_DIR, BACKUP_DIR } = services.app.environment
    expect(services.app.volumes).toEqual([`data:${DATA_DIR}`, `\${BACKUP_VOLUME:-backups}:${BACKUP_DIR}`])
    expect(services.mongo.volumes).toContain('mongo:/data/db')
    expect(services.proxy.volumes).toEqual(expect.arrayContaining(['caddy:/data', 'caddy-config:/config']))
    const [{ internal }, { ipam }] = Object.values(parse(read('docker-compose.yml')).networks)
    expect(internal).toBe(true)
    const [, net] = /^([\d.]+)\.0\/24$/.exec(ipam.config[0].subnet)
    expect(services.proxy.networks.outer.ipv4_address.startsWith(`${net}.`)).toBe(true)
  })

  it('starts everything again, in order, at the usual ports, and lets it end what it has begun', () => {
    const { proxy, mongo, app, ...others } = services
    for (const { restart } of [proxy, mongo, app]) expect(restart).toBe('unless-stopped')
    expect(others['mongo-keys'].restart).toBe('no')
    expect(proxy.ports).toEqual(['80:80', '443:443', '443:443/udp'])
    expect(app.depends_on).toEqual({ mongo: { condition: 'service_healthy' } })
    expect(mongo.depends_on['mongo-keys'].condition).toBe('service_completed_successfully')
    expect([app.stop_grace_period, mongo.stop_grace_period]).toEqual(['30s', '60s'])
    expect(others.mail.profiles).toEqual(['mail'])
  })

  it('makes the keys of the database once, for nobody else to read', () => {
    const { entrypoint, command, volumes } = services['mongo-keys']
    const folder = mkdtempSync(path.join(tmpdir(), 'mongo-keys-'))
    try {
      const make = () => {
        const script = command[0].replaceAll('$$', '$').replaceAll('/data/configdb', folder)
        execFileSync(entrypoint[0], [...entrypoint.slice(1), script])
        return readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
      }
      const made = make()
      expect(made.map(([name]) => name)).toEqual(['replica-set.key', 'root-password'])
      expect(new Set(made.map(([, key]) => key)).size).toBe(2)
      for (const [name, key] of made) {
        expect(key).toMatch(/^[A-Za-z\d+/]{64}$/)
        expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600)
      }
      expect(make()).toEqual(made)
    } finally {
      rmSync(folder, { recursive: true })
    }
    expect([volumes, services.mongo.volumes]).toEqual([
      ['mongo-keys:/data/configdb'],
      expect.arrayContaining(volumes),
    ])
    const flags = ['--replSet=rs0', '--keyFile=/data/configdb/replica-set.key']
    expect(services.mongo.command).toEqual(expect.arrayContaining(flags))
  })

  it('names in .env.example every variable it uses', () => {
    const asked = [...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name)
    const offered = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
    expect([...new Set(asked)].filter((name) => !offered.includes(name))).toEqual([])
  })
})

describe('the health check of MongoDB in docker-compose.yml', () => {
  /** Against a fake of the database's shell; returns the exit code. */
  function check(mongo) {
    const ended = {}
    let isIn = false
    const may = () => {
      // Without any account, a user on the same machine may create the first one.
      if (!isIn && mongo.users.size > 0) throw new Error('Unauthorized')
    }
    const database = (name) => ({
      auth(user, password) {
        if (mongo.users.get(`${name}.${user}`) !== password) throw new Error('Authentication failed')
        isIn = true
      },
      createUser({ user, pwd, roles }) {
        may()
        if (mongo.users.has(`${name}.${user}`)) throw new Error('It is there already')
        mongo.users.set(`${name}.${user}`, pwd)
        mongo.roles.push(`${name}.${user}: ${roles}`)
      },
      getUser(user) {
        may()
        return mongo.users.has(`${name}.${user}`) ? { user } : null
      },
    })
    const initiate = (given) => {
      may()
      mongo.given = given
    }
    const globals = {
      db: { hello: () => mongo.state, getSiblingDB: database },
      rs: { initiate },
      process: { env: { MONGO_PASSWORD: 'of the server' } },
      require: () => ({ readFileSync: () => 'of the administrator\n' }),
      quit(code) {
        ended.code = code
        throw ended
      },
    }
    try {
      vm.runInNewContext(read('deploy/mongoReady.js'), globals)
      return 0
    } catch (error) {
      if (error === ended) return ended.code
      throw error
    }
  }

  it('sets up a new database step by step, once, and then only checks', () => {
    const mongo = { state: { isreplicaset: true }, users: new Map(), roles: [] }
    expect(check(mongo)).toBe(1)
    expect(mongo.given).toEqual({ _id: 'rs0', members: [{ _id: 0, host: 'mongo:27017' }] })
    mongo.state = { setName: 'rs0', isWritablePrimary: false }
    expect([check(mongo), mongo.users.size]).toEqual([1, 0])
    mongo.state = { setName: 'rs0', isWritablePrimary: true }
    for (let i = 0; i < 2; i++) {
      expect(check(mongo)).toBe(0)
      expect(mongo.roles).toEqual(['admin.root: root', 'directory.directory: readWrite'])
    }
    expect([...mongo.users.values()]).toEqual(['of the administrator', 'of the server'])
  })

  it('continues where it was interrupted, and fails if the database has another owner', () => {
    const state = { setName: 'rs0', isWritablePrimary: true }
    const half = { state, users: new Map([['admin.root', 'of the administrator']]), roles: [] }
    expect([check(half), half.roles]).toEqual([0, ['directory.directory: readWrite']])
    const other = { state, users: new Map([['admin.root', 'of somebody else']]), roles: [] }
    expect(() => check(other)).toThrow('Unauthorized')
  })
})

describe('the image', () => {
  const dockerfile = read('Dockerfile')

  it('runs the server of npm start as a user to whom its folders belong', () => {
    const [, flags] = /node (\S.*) scripts\/start\.mjs/.exec(read('package.json'))
    const command = ['node', ...flags.split(' '), 'cms/dist/server.js']
    expect(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)[1])).toEqual(command)
    expect(dockerfile.split('FROM').at(-1)).toMatch(/\nUSER node\n/)
    const { DATA_DIR, BACKUP_DIR } = parse(read('docker-compose.yml')).services.app.environment
    const folders = `${DATA_DIR} ${BACKUP_DIR}`
    expect(dockerfile).toContain(`mkdir ${folders} && chown node:node ${folders} && chmod 700 ${folders}\n`)
    expect(dockerfile).toMatch(
      new RegExp(`^ENV NODE_ENV=production .*HOST=0.0.0.0 PORT=3000 DATA_DIR=${DATA_DIR}$`, 'm'),
    )
  })

  it.each([
    [() => Promise.resolve({ ok: true }), 0],
    [() => Promise.resolve({ ok: false }), 1],
    [() => Promise.reject(new Error('refused')), 1],
  ])('asks the server whether it is ready', async (answer, code) => {
    const [, , script] = JSON.parse(/HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(dockerfile)[1])
    const asked = vi.fn(answer)
    const exit = vi.fn()
    await vm.runInNewContext(script, { fetch: asked, process: { env: { PORT: '3000' }, exit } })
    expect([asked.mock.calls, exit.mock.calls]).toEqual([
      [['http://127.0.0.1:3000/api/health/ready']],
      [[code]],
    ])
  })
})

it('the proxy lets the largest file pass, waits for a starting server, and asks whether it lives', () => {
  const lines = read('deploy/Caddyfile')
    .split('\n')
    .map((line) => line.trim())
  expect(lines).toEqual(
    expect.arrayContaining([
      '{$PUBLIC_URL} {',
      'max_size 64MB',
      'reverse_proxy {$UPSTREAM:127.0.0.1:3000} {',
      'lb_try_duration 20s',
      'health_uri /api/health/live',
    ]),
  )
  // The server compresses itself.
  expect(lines.filter((line) => line.startsWith('encode'))).toEqual([])
})

describe('the systemd unit', () => {
  const unit = read('deploy/wegweiser.service')

  it('runs the server of npm start, in its own folder', () => {
    const [, flags] = /node (\S.*) scripts\/start\.mjs/.exec(read('package.json'))
    expect(unit).toContain(`ExecStart=/usr/bin/node ${flags} cms/dist/server.js`)
    const [, folder] = /DATA_DIR=(\S+)/.exec(unit)
    expect(folder).toBe(`/var/lib/${/^StateDirectory=(\S+)$/m.exec(unit)[1]}`)
    const lines = `User=wegweiser Group=wegweiser StateDirectoryMode=0700 UMask=0077 NoNewPrivileges=yes
      ProtectSystem=strict ProtectHome=yes PrivateTmp=yes CapabilityBoundingSet= KillMode=mixed TimeoutStopSec=30s
      EnvironmentFile=/etc/wegweiser/wegweiser.env WorkingDirectory=/opt/wegweiser WantedBy=multi-user.target`.split(
      /\s+/,
    )
    expect(unit).toMatch(/^Environment=NODE_ENV=production /m)
    expect(unit.split('\n')).toEqual(expect.arrayContaining(lines))
  })

  it('restarts the server on failure, and may lower the priority of child processes', () => {
    expect(unit).toMatch(/^Restart=on-failure$/m)
    const [, refused = '', ...allowed] = [...unit.matchAll(/^SystemCallFilter=(.+)$/gm)].map(
      ([, calls]) => calls,
    )
    // Later lines take back what an earlier one refused.
    expect(refused).toBe('~@privileged @resources')
    expect(allowed).toContain('setpriority')
  })
})
