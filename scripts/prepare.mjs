// Set-up before a command. Runs before anything is installed: no dependencies, syntax of Node 18.
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
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isAtLeast, oldestRuntime, packagedNode } from './launch/runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const assets = join(root, 'apps/web/build/client/assets')
const earlier = join(root, '.cache/earlier-assets') // a build empties its own folder
// Each is in what it speaks of, and goes with it.
const stamps = {
  install: join(root, 'node_modules/.cache/portal/install'),
  web: join(root, 'apps/web/build/stamp'),
  server: join(root, 'apps/server/build/stamp'),
}
/** What is built, from what, and the file without which it is not there. */
const builds = /** @type {const} */ ([
  { name: 'web', title: 'Building the web', made: 'server/index.js', of: ['apps/web', 'packages/contract'] },
  {
    name: 'server',
    title: 'Bundling the server',
    made: 'main.js',
    of: [
      'apps/server/rolldown.config.ts',
      'apps/server/src',
      'apps/webpay-sandbox/src',
      'apps/card-sandbox/src',
      'packages/contract',
    ],
  },
])
const lock = join(root, '.cache/prepare.lock')
const packaged = packagedNode(process.platform, process.arch)
/** @type {import('node:child_process').ChildProcess | undefined} */
let npm // the one that is running

/**
 * Installs the packages, and builds web and server when asked for, where they differ from what the checkout says. Returns
 * the Node to run commands on. What goes wrong is told, and ends this process with 1.
 * @param {{ withBuilds: boolean }} what
 */
export async function prepare({ withBuilds }) {
  if (!isAtLeast(process.version, '20')) fail(`Node 20 or newer is needed to start; this is Node ${process.version}.`)
  const packages = hashOf(['package-lock.json'])
  const wanted = withBuilds ? builds.map((build) => ({ build, hash: hashOfBuild(build) })) : []
  const lacking = () => wanted.filter(({ build, hash }) => !isBuilt(build, hash))
  if (isStamped('install', packages) && lacking().length === 0) return runtime()
  await holding(async () => {
    if (!isStamped('install', packages)) {
      if (!matchesNpmsRecord()) await install()
      checkRuntime()
      stamp('install', packages)
    }
    for (const { build, hash } of lacking()) await make(build, hash)
  })
  return runtime()
}

/** @typedef {typeof builds[number]} Build */

/**
 * @param {Build} build
 * @param {string} hash
 */
async function make({ name, title }, hash) {
  if (name === 'web') keepAssets()
  rmSync(stamps[name], { force: true })
  await step(title, ['run', 'build', '-w', `apps/${name}`], { NODE_ENV: 'production' })
  if (name === 'web') linkKeptAssets()
  stamp(name, hash)
}

/** Pages that are open now were made for the files of this build: the next portals serve those of the last three. */
function keepAssets() {
  if (!existsSync(stamps.web) || !existsSync(assets)) return
  cpSync(assets, join(earlier, `${Date.now()}`), { recursive: true })
  for (const old of readdirSync(earlier).sort().slice(0, -3)) rmSync(join(earlier, old), { recursive: true })
}

/** With a junction where Windows lets nobody but administrators make links. */
function linkKeptAssets() {
  const folder = join(root, 'apps/web/build')
  if (existsSync(earlier)) symlinkSync(relative(folder, earlier), join(folder, 'earlier'), 'junction')
}

/**
 * @param {Build} build
 * @param {string} hash
 */
function isBuilt({ name, made }, hash) {
  return isStamped(name, hash) && existsSync(join(root, `apps/${name}/build`, made))
}

async function install() {
  if (process.platform === 'win32' && process.execPath.startsWith(join(root, 'node_modules')))
    fail(
      'The packages have changed, and Windows does not let go of a program that runs: run "npm ci", then this again.',
    )
  // Development packages are part of it: the web is built here. Old engines are no news: the runtime comes from npm.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  await step('Installing the packages (about a minute the first time)', words, { NODE_ENV: undefined })
}

/**
 * Runs npm and tells how long it took; its own output is shown when it fails.
 * @param {string} title
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
async function step(title, words, env) {
  const start = Date.now()
  process.stdout.write(`${title} ... `)
  const [command = '', ...rest] = npmCommand(words)
  const child = spawn(command, rest, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  npm = child
  /** @type {Buffer[]} */
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const code = await new Promise((resolve) => {
    child.on('close', resolve)
    child.on('error', (error) => resolve(error.message))
  })
  npm = undefined
  if (code === 0) return console.log(`done in ${Math.round((Date.now() - start) / 1000)} s`)
  console.log('failed')
  const [said = ''] = Buffer.concat(output)
    .toString()
    .split(/^npm error (?:Usage:|Options:)$/m) // npm adds its whole manual
  fail(
    `\n${said.trim()}\n\n"npm ${words.join(' ')}" failed (${code}). Nothing is half done: run the same command again.`,
  )
}

/**
 * The npm and the Node that were called, not those below node_modules, which this command may be about to delete.
 * Windows runs no `npm.cmd` without a shell, so npm is then run from next to Node.
 * @param {string[]} words
 */
function npmCommand(words) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && node) return [node, script, ...words]
  const npmNextToNode = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js')
  return existsSync(npmNextToNode) ? [process.execPath, npmNextToNode, ...words] : ['npm', ...words]
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
  /** @param {string} name */
  const isSame = (name) =>
    installed[name]
      ? installed[name].version === locked[name].version && installed[name].integrity === locked[name].integrity
      : locked[name].optional === true
  return names.every(isSame) && Object.keys(installed).every((name) => name in locked)
}

/** The Node from npm where there is one, otherwise the machine's. */
function runtime() {
  const own = join(root, packaged.program)
  return existsSync(own) ? own : process.execPath
}

/** Ends with what to install when no Node is new enough. One from npm that does not run here (Alpine) is taken away. */
function checkRuntime() {
  const own = join(root, packaged.program)
  const isMachinesGood = isAtLeast(process.version, oldestRuntime)
  if (existsSync(own)) {
    const { stdout, error } = spawnSync(own, ['--version'], { encoding: 'utf8' })
    if (stdout && isAtLeast(stdout.trim(), oldestRuntime)) return
    const why = `The Node from npm does not run on this machine (${error ? error.message : stdout})`
    if (!isMachinesGood) fail(`${why}: install Node ${oldestRuntime} or newer.`)
    console.warn(`${why}; its own Node ${process.version} is used.`)
    for (const path of [`node_modules/${packaged.name}`, 'node_modules/.bin/node'])
      rmSync(join(root, path), { recursive: true, force: true })
  } else if (!isMachinesGood) {
    const platform = `${process.platform}-${process.arch}`
    fail(
      `npm has no Node for ${platform} and this machine has ${process.version}: install Node ${oldestRuntime} or newer.`,
    )
  }
}

/**
 * All that goes into a build: its files, the contract, and the versions of the packages.
 * @param {Build} build
 */
function hashOfBuild({ of }) {
  const sources = of.flatMap((folder) => filesOf(folder))
  return hashOf(['package-lock.json', 'tsconfig.base.json', ...sources.sort()])
}

/**
 * @param {string} path of a file or a folder
 * @returns {string[]}
 */
function filesOf(path) {
  if (['node_modules', 'build', '.react-router'].includes(basename(path)) || /\.test\.tsx?$/.test(path)) return []
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesOf(`${path}/${name}`))
}

/** @param {string[]} files */
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

/**
 * @param {keyof typeof stamps} name
 * @param {string} hash
 */
function isStamped(name, hash) {
  return existsSync(stamps[name]) && readFileSync(stamps[name], 'utf8') === hash
}

/**
 * @param {keyof typeof stamps} name
 * @param {string} hash
 */
function stamp(name, hash) {
  mkdirSync(dirname(stamps[name]), { recursive: true })
  writeFileSync(stamps[name], hash)
}

/**
 * One preparation at a time in a checkout. The file is touched while it goes on, so one left by a kill grows old.
 * @param {() => Promise<void>} work
 */
async function holding(work) {
  const staleMs = 10_000
  mkdirSync(join(root, '.cache'), { recursive: true })
  for (let told = false; !takeLock(); await sleep(250)) {
    if (Date.now() - touchedAt() > staleMs) rmSync(lock, { force: true })
    if (!told) console.log('Another command is preparing this checkout; waiting for it.')
    told = true
  }
  const heart = setInterval(() => writeFileSync(lock, `${process.pid}`), 1000)
  const end = () => process.exit(1)
  const letGo = () => {
    npm?.kill()
    rmSync(lock, { force: true })
  }
  process.on('exit', letGo)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  await work()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, end)
  process.off('exit', letGo)
  clearInterval(heart)
  letGo()
}

function takeLock() {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
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

/**
 * @param {string} text
 * @returns {never}
 */
function fail(text) {
  console.error(text)
  process.exit(1)
}
