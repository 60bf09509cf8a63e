/** One word of an address, or several with hyphens. */
export const addressPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A page of this site: such words after slashes. */
export const pagePathPattern = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Whether an address of this site has one of these paths, or one below. */
export const isBelowAny = (address: string, paths: readonly string[]): boolean =>
  paths.some((path) => address.startsWith(path) && !/^[\w-]/.test(address.slice(path.length)))
