// Set-up before a command: installs the packages and builds the web when they differ from what the checkout says.
// It runs on whatever Node the machine has, before anything is installed: no dependencies, syntax of Node 18.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const web = join(root, 'apps/web/build')
const assets = join(web, 'client/assets')
const earlier = join(root, '.cache/earlier-assets') // a build empties its own folder
// Each lies in what it speaks of, and goes with it.
const stamps = { install: join(root, 'node_modules/.cache/portal/install'), build: join(web, 'stamp') }
const lock = join(root, '.cache/prepare.lock')
const needed = 24
let npm // the one that is running

const flags = process.argv.slice(2)
const unknown = flags.filter((flag) => !['--no-build', '--test'].includes(flag))
if (unknown.length > 0) fail(`prepare: unknown option ${unknown.join(' ')}`)
if (major(process.version) < 20) fail(`Node 20 or newer is needed to start; this is Node ${process.version}.`)

const wanted = { install: lockHash(), build: flags.includes('--no-build') ? null : webHash() }
if (!isInstalled() || !isBuilt()) await holding(prepare)

async function prepare() {
  if (!isInstalled()) {
    if (!matchesNpmsRecord()) await install()
    stamp('install', wanted.install)
  }
  checkRuntime()
  if (!isBuilt()) {
    if (existsSync(stamps.build) && existsSync(assets)) keepAssets()
    rmSync(stamps.build, { force: true })
    await step('Building the web', ['run', 'build', '-w', 'apps/web'], { NODE_ENV: 'production' })
    if (existsSync(earlier)) symlinkSync(relative(web, earlier), join(web, 'earlier'))
    stamp('build', wanted.build)
  }
}

/** Pages that are open now were made for the files of this build: the next portals serve those of the last three. */
function keepAssets() {
  cpSync(assets, join(earlier, `${Date.now()}`), { recursive: true })
  for (const old of readdirSync(earlier).sort().slice(0, -3)) rmSync(join(earlier, old), { recursive: true })
}

function isInstalled() {
  return isStamped('install', wanted.install)
}

function isBuilt() {
  if (wanted.build === null) return true
  return isStamped('build', wanted.build) && existsSync(join(web, 'server/index.js'))
}

async function install() {
  // Development packages are part of it: the web is built here. Old engines are no news: the runtime comes from npm.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing the packages (about a minute the first time)', words, { NODE_ENV: undefined })
}

/** Runs npm and tells how long it took; its own output is shown when it fails. */
async function step(title, words, env) {
  const start = Date.now()
  process.stdout.write(`${title} ... `)
  // The npm and the Node that were called, not those below node_modules, which this command may be about to delete.
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const [command, ...rest] = script && node ? [node, script, ...words] : ['npm', ...words]
  npm = spawn(command, rest, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  npm.stdout.on('data', (chunk) => output.push(chunk))
  npm.stderr.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => {
    npm.on('close', resolve)
    npm.on('error', (error) => resolve(error.message))
  })
  npm = undefined
  if (code === 0) return console.log(`done in ${Math.round((Date.now() - start) / 1000)} s`)
  console.log('failed')
  const [said] = Buffer.concat(output)
    .toString()
    .split(/^npm error (?:Usage:|Options:)$/m) // npm adds its whole manual
  fail(
    `\n${said.trim()}\n\n"npm ${words.join(' ')}" failed (${code}). Nothing is half done: run the same command again.`,
  )
}

/** What npm wrote down after an install by hand: every package of the lock file, no other, in the same version. */
function matchesNpmsRecord() {
  let installed
  try {
    installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')).packages
  } catch {
    return false // absent, or cut off in the middle
  }
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const names = Object.keys(locked).filter((name) => name.includes('node_modules/'))
  const isSame = (name) =>
    installed[name]
      ? installed[name].version === locked[name].version && installed[name].integrity === locked[name].integrity
      : locked[name].optional === true
  return names.every(isSame) && Object.keys(installed).every((name) => name in locked)
}

/** The commands run on the Node from npm where there is one, else on the machine's. */
function checkRuntime() {
  const own = join(root, 'node_modules/.bin/node')
  if (existsSync(own)) {
    const { stdout, error } = spawnSync(own, ['--version'], { encoding: 'utf8' })
    if (stdout && major(stdout) >= needed) return
    fail(`The Node from npm does not run on this machine (${error ? error.message : stdout}): install Node ${needed}.`)
  }
  if (major(process.version) < needed)
    fail(
      `npm has no Node ${needed} for ${process.platform}-${process.arch} and this machine has ${process.version}: install Node ${needed}.`,
    )
}

function lockHash() {
  return hashOf(['package-lock.json'])
}

/** All that goes into the web build: its files, the contract, and the versions of the packages. */
function webHash() {
  const sources = ['apps/web', 'packages/contract'].flatMap((folder) => filesOf(folder))
  return hashOf(['package-lock.json', 'tsconfig.base.json', ...sources.sort()])
}

function filesOf(folder) {
  const made = new Set(['node_modules', 'build', '.react-router'])
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesOf(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function isStamped(name, hash) {
  return existsSync(stamps[name]) && readFileSync(stamps[name], 'utf8') === hash
}

function stamp(name, hash) {
  mkdirSync(dirname(stamps[name]), { recursive: true })
  writeFileSync(stamps[name], hash)
}

/** One preparation at a time in a checkout. The file is touched while it goes on, so one left by a kill grows old. */
async function holding(work) {
  const staleMs = 10_000
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let told = false; !takeLock(); await sleep(250)) {
    if (Date.now() - touchedAt() > staleMs) rmSync(lock, { force: true })
    if (!told) console.log('Another command is preparing this checkout; waiting for it.')
    told = true
  }
  const heart = setInterval(() => writeFileSync(lock, `${process.pid}`), 1000)
  process.on('exit', () => {
    npm?.kill()
    rmSync(lock, { force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))
  await work()
  clearInterval(heart)
}

function takeLock() {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function touchedAt() {
  try {
    return statSync(lock).mtimeMs
  } catch {
    return Date.now() // just given back
  }
}

function major(version) {
  return Number(version.replace('v', '').split('.')[0])
}

function fail(text) {
  console.error(text)
  process.exit(1)
}
